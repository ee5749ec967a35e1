import { expect, test } from "vitest";
import { hostLink, tokenOf } from "./host-link";

test("the link for another device carries the token in its fragment", () => {
  const token = "vS3xkM0n0mYd7Jr1G9H5cQ2bW8tLzA4u";
  const link = new URL(hostLink("https://sosie.test/e/E7KQ2M", token));
  expect(link.pathname + link.search).toBe("/e/E7KQ2M");
  expect(tokenOf(link.hash)).toBe(token);
  for (const hash of ["", "#", "#host=", "#host=short", `#other=${token}`]) expect(tokenOf(hash)).toBeNull();
});

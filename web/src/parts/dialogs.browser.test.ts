import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { content, showPart } from "../base/show-part.svelte";
import { Problem } from "../net/api";
import ConfirmDialog from "./ConfirmDialog.svelte";
import Dialog from "./Dialog.svelte";
import Disclosure from "./Disclosure.svelte";
import ErrorMessage from "./ErrorMessage.svelte";
import SettingsButton from "./SettingsButton.svelte";
import TopBar from "./TopBar.svelte";

test("dialog takes the focus, and closes with Escape", async () => {
  const onclose = vi.fn();
  const given = showPart(Dialog, { open: true, title: "Rules", children: content("Find the match"), onclose });
  await expect.element(page.getByRole("dialog", { name: "Rules" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Close" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(given.open).toBe(false);
  expect(onclose).toHaveBeenCalledOnce();
});

test("dialog closes with its button, and opens again", async () => {
  const given = showPart(Dialog, { open: true, title: "Rules", children: content("Find the match") });
  await page.getByRole("button", { name: "Close" }).click();
  await expect.element(page.getByText("Find the match")).not.toBeInTheDocument();
  given.open = true;
  await expect.element(page.getByText("Find the match")).toBeVisible();
});

const DELETION = { open: true, title: "Delete", text: "All of it?", yes: "Delete for good" };

test("confirmation closes after the deletion", async () => {
  const onyes = vi.fn();
  showPart(ConfirmDialog, { ...DELETION, onyes });
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(onyes).toHaveBeenCalledOnce();
});

test("confirmation does nothing after Cancel", async () => {
  const onyes = vi.fn();
  showPart(ConfirmDialog, { ...DELETION, onyes });
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(onyes).not.toHaveBeenCalled();
});

test("confirmation stays open with the reason of a failure", async () => {
  showPart(ConfirmDialog, { ...DELETION, onyes: () => Promise.reject(new Problem("offline", "no network", 0)) });
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Delete for good" })).toBeEnabled();
});

test("disclosure shows its content on demand", async () => {
  showPart(Disclosure, { title: "More", hint: "pace and ties", children: content("Freeze") });
  await expect.element(page.getByText("Freeze")).not.toBeVisible();
  await page.getByText("More").click();
  await expect.element(page.getByText("Freeze")).toBeVisible();
});

test("error message says what is wrong, and offers another try", async () => {
  const onagain = vi.fn();
  showPart(ErrorMessage, { title: "No connection.", text: "Try again later", onagain });
  await expect.element(page.getByRole("alert")).toHaveTextContent("No connection. Try again later");
  await page.getByRole("button").click();
  expect(onagain).toHaveBeenCalledOnce();
  await expect.element(page.getByRole("link")).toHaveAttribute("href", "/");
  expect(document.title).toBe("No connection · Sosie");
});

test("error message without another try leads home", async () => {
  showPart(ErrorMessage, { title: "No such table" });
  await expect.element(page.getByRole("link")).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("settings open as a dialog", async () => {
  showPart(SettingsButton, {});
  await page.getByRole("button").click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await expect.element(page.getByRole("switch").first()).toBeVisible();
});

test("top bar leads home", async () => {
  showPart(TopBar, { children: content("Side") });
  await expect.element(page.getByRole("banner")).toHaveTextContent("Side");
  await expect.element(page.getByRole("link")).toHaveAttribute("href", "/");
});

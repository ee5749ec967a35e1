import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { preferences } from "../base/preferences.svelte";
import { content, showPart } from "../base/show-part.svelte";
import AskTwice from "./AskTwice.svelte";
import Button from "./Button.svelte";
import CodeField from "./CodeField.svelte";
import IconButton from "./IconButton.svelte";
import LanguageChoice from "./LanguageChoice.svelte";
import NameField from "./NameField.svelte";
import RadioGroup from "./RadioGroup.svelte";
import ShareButton from "./ShareButton.svelte";
import Slider from "./Slider.svelte";
import Stepper from "./Stepper.svelte";
import Switch from "./Switch.svelte";

test("button is pressed by a click and by the keyboard", async () => {
  const onclick = vi.fn();
  showPart(Button, { children: content("Play"), onclick });
  await page.getByRole("button", { name: "Play" }).click();
  await userEvent.keyboard("{Enter}");
  expect(onclick).toHaveBeenCalledTimes(2);
});

test("button with an address is a link", async () => {
  showPart(Button, { children: content("Home"), href: "/" });
  await expect.element(page.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
});

test("disabled button takes no focus", async () => {
  showPart(Button, { children: content("Play"), disabled: true });
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Play" })).toBeDisabled();
  await expect.element(page.getByRole("button", { name: "Play" })).not.toHaveFocus();
});

test("icon button has a name, and the size of a fingertip", async () => {
  showPart(IconButton, { label: "Menu", children: content("") });
  const button = page.getByRole("button", { name: "Menu" });
  await expect.element(button).toBeVisible();
  expect(button.element().getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
});

test("button that asks twice acts on the second press", async () => {
  const onsure = vi.fn();
  showPart(AskTwice, { label: "Leave", again: "Really leave?", onsure });
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  expect(onsure).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "Really leave?" }).click();
  expect(onsure).toHaveBeenCalledOnce();
});

test("button that asks twice acts at once without a question", async () => {
  const onsure = vi.fn();
  showPart(AskTwice, { label: "Leave", again: false as const, onsure });
  await page.getByRole("button", { name: "Leave" }).click();
  expect(onsure).toHaveBeenCalledOnce();
});

test("share button copies the link where nothing can be shared", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  Reflect.deleteProperty(Navigator.prototype, "share");
  showPart(ShareButton, { path: "/t/ABCDE", label: "Share", copied: "Copied" });
  await page.getByRole("button", { name: "Share" }).click();
  await expect.element(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(copied).toHaveBeenCalledWith(`${location.origin}/t/ABCDE`);
});

test("code field shows capitals, and submits a complete code", async () => {
  const ongo = vi.fn();
  showPart(CodeField, { label: "Code", go: "Go", ongo });
  const field = page.getByRole("textbox", { name: "Code" });
  await expect.element(page.getByRole("button", { name: "Go" })).toBeDisabled();
  await field.fill("9fp fd");
  await expect.element(field).toHaveValue("9FPFD");
  expect(ongo).toHaveBeenCalledWith("9FPFD");
  await userEvent.keyboard("{Enter}");
  expect(ongo).toHaveBeenCalledTimes(2);
});

test("name field selects the old name, and describes itself", async () => {
  const given = showPart(NameField, { value: "Ada", label: "Your name", hint: "Others see it" });
  const field = page.getByRole("textbox", { name: "Your name" });
  await expect.element(field).toHaveAccessibleDescription("Others see it");
  await page.getByText("Your name").click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("Ben");
  expect(given.value).toBe("Ben");
});

test("radio group is walked with arrow keys", async () => {
  const options = ["auto", "light", "dark"].map((value) => ({ value, label: value }));
  const given = showPart(RadioGroup, { value: "auto", legend: "Theme", options });
  await expect.element(page.getByRole("group", { name: "Theme" })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByRole("radio", { name: "light" })).toBeChecked();
  expect(given.value).toBe("light");
});

test("slider says its value while it moves", async () => {
  const onchange = vi.fn();
  showPart(Slider, { value: 2, most: 5, step: 1, label: "Freeze", shown: (value: number) => `${value} s`, onchange });
  const slider = page.getByRole("slider", { name: "Freeze" });
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "3 s");
  expect(onchange).toHaveBeenCalledWith(3);
});

test("stepper stops at its bounds", async () => {
  const given = showPart(Stepper, {
    value: 2,
    least: 1,
    most: 3,
    label: "Rounds",
    shown: "2",
    onchange: (value: number) => Object.assign(given, { value, shown: String(value) }),
  });
  const [fewer, more] = [page.getByRole("button").first(), page.getByRole("button").last()];
  await more.click();
  await expect.element(page.getByRole("status")).toHaveTextContent("3");
  await expect.element(more).toBeDisabled();
  await fewer.click();
  await fewer.click();
  await expect.element(fewer).toBeDisabled();
});

test("switch is turned with the space bar", async () => {
  const given = showPart(Switch, { checked: false, label: "Sound" });
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(page.getByRole("switch", { name: "Sound" })).toBeChecked();
  expect(given.checked).toBe(true);
});

test("language choice changes the language of the page", async () => {
  showPart(LanguageChoice, {});
  await page.getByRole("combobox").selectOptions("Deutsch");
  expect(preferences.language).toBe("de");
  await page.getByRole("combobox").selectOptions("English");
  expect(preferences.language).toBe("en");
});

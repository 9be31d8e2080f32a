// Accounts, which nobody needs: created on one device, used on another, and deleted.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isForEveryone, isForEveryoneInAnyLight } from "./support/axe.mjs";
import { stage } from "./support/stage.mjs";

const on = stage();
const PASSWORD = "correct horse battery";
const NEW_PASSWORD = "staple of the horse";

/** A guest makes a table, sits down, and returns its address. */
async function takesSeat(person, game = "keezen") {
  const page = await person.open(`/new/${game}`);
  await page.getByRole("button", { name: "Create table" }).click();
  return new URL(await page.locator("#share-link").inputValue()).pathname;
}

/** Opens the menu behind the name, and takes an item. */
async function choose(person, item) {
  await person.page.getByRole("button", { name: /^Your menu/ }).click();
  await person.page.getByRole("menuitem", { name: item }).click();
}

/** Does what the server refuses on purpose, which the browser notes as an error. */
async function refused(person, action) {
  person.watch.excused = true;
  await action();
  person.watch.excused = false;
}

test("a guest copies the recovery code in the table's menu and on the account page", async () => {
  const anna = await on.person("Anna", "mouse", { permissions: ["clipboard-read", "clipboard-write"] });
  const table = await takesSeat(anna);
  const { page } = anna;
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByText("This code recovers your seat on another device").waitFor();
  await page.getByRole("button", { name: "Copy code" }).click();
  await page.getByText("Recovery code copied").first().waitFor({ state: "attached" });
  const code = await page.locator("#seat-recovery").inputValue();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), code);
  await isForEveryone(page, "the menu of a table with a recovery code");
  await anna.open("/account");
  const row = page.locator(".seat-codes li", { has: page.locator(`a[href="${table}"]`) });
  assert.equal(await row.getByLabel("Recovery code").inputValue(), code);
  await row.getByRole("button", { name: "Copy code" }).click();
  await row.getByRole("button", { name: "Copied" }).waitFor();
  await anna.picture("account-guest");
});

test("an account is created with a guest's seat, used on two devices, and deleted", async () => {
  const [desk, phone] = await on.people({ Anna: "mouse", "Anna’s phone": "touch" });
  const table = await takesSeat(desk);

  // Every refusal is one sentence at its field, and no form forgets what was typed.
  await desk.open("/account");
  await isForEveryoneInAnyLight(desk.page, "the account page of a guest");
  await desk.page.fill("#account-name", "!");
  await desk.page.fill("#account-password", "short");
  await refused(desk, async () => {
    await desk.page.locator(".account-form").getByRole("button", { name: "Create account" }).click();
    await desk.page.waitForSelector("#account-name:focus[aria-invalid=true]");
  });
  assert.match(await desk.page.locator("#account-name-wrong").innerText(), /2 to 30/);
  assert.equal(await desk.page.locator("#account-password-wrong").innerText(), "A password has 10 to 200 characters.");
  await isForEveryone(desk.page, "a refused account");
  await desk.page.fill("#account-name", "Anna of Utrecht");
  await desk.page.fill("#account-password", PASSWORD);
  assert.equal(await desk.page.getAttribute("#account-password", "type"), "password");
  await desk.page.getByRole("button", { name: "Show password" }).click();
  assert.equal(await desk.page.getAttribute("#account-password", "type"), "text");
  await desk.page.getByRole("button", { name: "Hide password" }).click();
  await desk.page.locator("#account-password").press("Enter");
  await desk.page.getByText("Signed in as Anna of Utrecht").waitFor();
  await desk.page.getByText("now belongs to your account").first().waitFor({ state: "attached" });
  await isForEveryoneInAnyLight(desk.page, "the account page of a person who is signed in");
  await desk.picture("account-signed-in");

  // The seat is the account's now: no key of it stays here, and it still works.
  assert.equal(await desk.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("kee.pass.")).length), 0);
  await desk.open(table);
  await desk.page.getByRole("button", { name: "I’m ready" }).waitFor();

  // On the phone.
  await phone.open("/");
  await choose(phone, "Sign in");
  await phone.page.fill("#account-name", "anna of utrecht");
  await phone.page.fill("#account-password", "incorrect horse");
  await refused(phone, async () => {
    await phone.page.locator("#account-password").press("Enter");
    await phone.page.waitForSelector("#account-password:focus[aria-invalid=true]");
  });
  assert.equal(await phone.page.locator("#account-password-wrong").innerText(), "Wrong name or password. Try again.");
  await phone.page.fill("#account-password", PASSWORD);
  await phone.page.locator("#account-password").press("Enter");
  await phone.page.getByText("Signed in as Anna of Utrecht").waitFor();
  await phone.picture("account-phone");
  await choose(phone, "My games");
  await phone.page.locator(`.my-games a[href="${table}"]`, { hasText: "Keezen" }).waitFor();
  await phone.open(table);
  await phone.page.getByRole("button", { name: "I’m ready" }).waitFor();

  // A new password signs out the phone.
  await desk.open("/account");
  await desk.page.fill("#password-old", "incorrect horse");
  await desk.page.fill("#password-new", NEW_PASSWORD);
  await refused(desk, async () => {
    await desk.page.getByRole("button", { name: "Change password" }).click();
    await desk.page.waitForSelector("#password-old:focus[aria-invalid=true]");
  });
  assert.equal(await desk.page.locator("#password-old-wrong").innerText(), "That’s not your current password. Try again.");
  await desk.page.fill("#password-old", PASSWORD);
  await desk.page.getByRole("button", { name: "Change password" }).click();
  await desk.page.getByText("Password changed.").first().waitFor({ state: "attached" });
  await refused(phone, async () => {
    await phone.open("/account?sign-in");
    await phone.page.getByText("You’re playing as a guest.").waitFor();
  });
  // Nothing of the account's games is left there.
  await phone.open("/mine");
  await phone.page.getByText("You’re not in a game yet.").waitFor();
  await phone.open("/account?sign-in");
  await phone.page.fill("#account-name", "Anna of Utrecht");
  await phone.page.fill("#account-password", NEW_PASSWORD);
  await phone.page.locator("#account-password").press("Enter");
  await phone.page.getByText("Signed in as Anna of Utrecht").waitFor();

  // Signing out here leaves the desk alone, everywhere does not.
  await choose(phone, "Sign out");
  await phone.page.getByText("You’re playing as a guest.").waitFor();
  await phone.page.getByRole("button", { name: "Your menu: Guest" }).waitFor();
  await desk.open("/account");
  await desk.page.getByText("Signed in as Anna of Utrecht").waitFor();
  await phone.page.getByRole("tab", { name: "Sign in" }).tap();
  await phone.page.fill("#account-name", "Anna of Utrecht");
  await phone.page.fill("#account-password", NEW_PASSWORD);
  await phone.page.locator("#account-password").press("Enter");
  await phone.page.getByText("Signed in as Anna of Utrecht").waitFor();
  await phone.page.getByRole("button", { name: "Sign out everywhere" }).tap();
  await phone.page.getByRole("button", { name: "Sign out on all devices?" }).tap();
  await phone.page.getByText("You’re playing as a guest.").waitFor();
  await refused(desk, async () => {
    await desk.open("/account?sign-in");
    await desk.page.getByText("You’re playing as a guest.").waitFor();
  });

  // Deleting asks once more, and for the password.
  await desk.page.fill("#account-name", "Anna of Utrecht");
  await desk.page.fill("#account-password", NEW_PASSWORD);
  await desk.page.locator("#account-password").press("Enter");
  await desk.page.getByText("Signed in as Anna of Utrecht").waitFor();
  await desk.page.getByRole("button", { name: "Delete account" }).click();
  const dialog = desk.page.getByRole("dialog", { name: "Delete your account?" });
  await isForEveryone(desk.page, "deleting an account");
  await dialog.getByLabel("Password", { exact: true }).fill("incorrect horse");
  await refused(desk, async () => {
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await desk.page.waitForSelector("#delete-password:focus[aria-invalid=true]");
  });
  await dialog.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await desk.page.getByText("You’re playing as a guest.").waitFor();
  const { seats } = await on.server.look(table.split("/").at(-1));
  assert.deepEqual(seats[0].player, { person: "Anna" }, "the others still see the name");
  await desk.open(table);
  await desk.page.locator(".next-step .primary", { hasText: "Take a seat" }).waitFor();
  await desk.page.goto("/account?sign-in");
  await desk.page.fill("#account-name", "Anna of Utrecht");
  await desk.page.fill("#account-password", NEW_PASSWORD);
  await refused(desk, async () => {
    await desk.page.locator("#account-password").press("Enter");
    await desk.page.getByText("Wrong name or password. Try again.").waitFor();
  });
});

test("the host of an event keeps it with an account, on every device", async () => {
  const eva = await on.person("Eva", "mouse", { permissions: ["clipboard-read", "clipboard-write"] });
  const phone = await on.person("Eva’s phone", "touch");
  const page = await eva.open("/events/new#tournament");
  await page.click("form button.primary");
  await page.waitForURL(/\/e\/\w+$/);
  const event = new URL(page.url()).pathname;
  await page.locator(".event-about", { hasText: "Keezen" }).waitFor();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Copy code" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await page.locator("#event-recovery").inputValue());
  await isForEveryone(page, "the menu of an event");

  await eva.open("/account");
  await page.fill("#account-name", "Eva of Delft");
  await page.fill("#account-password", PASSWORD);
  await page.locator("#account-password").press("Enter");
  await page.getByText("Your events and challenges now belong to your account.").first().waitFor({ state: "attached" });
  assert.equal(await page.evaluate(() => localStorage.getItem("kee.guest-key")), null);
  await eva.open(event);
  await page.waitForSelector(".event-step");

  await phone.open("/account?sign-in");
  await phone.page.fill("#account-name", "Eva of Delft");
  await phone.page.fill("#account-password", PASSWORD);
  await phone.page.locator("#account-password").press("Enter");
  await phone.page.getByText("Signed in as Eva of Delft").waitFor();
  await phone.open(event);
  await phone.page.waitForSelector(".event-step");
});

test("the menu behind the name is used with the keyboard", async () => {
  const anna = await on.person("Anna", "keyboard");
  const page = await anna.open("/");
  await anna.tabTo(".site-you");
  const focused = (name) => page.waitForFunction((name) => document.activeElement?.textContent.trim() === name, name);
  await page.keyboard.press("ArrowDown");
  await focused("Profile and account");
  await isForEveryoneInAnyLight(page, "the open menu");
  for (const [key, item] of [
    ["ArrowDown", "My games"],
    ["End", "Sign in"],
    ["ArrowDown", "Profile and account"],
    ["ArrowUp", "Sign in"],
    ["Home", "Profile and account"],
    ["s", "Settings"],
  ]) {
    await page.keyboard.press(key);
    await focused(item);
  }
  await page.keyboard.press("Escape");
  await page.waitForSelector(".site-you:focus[aria-expanded=false]");
  await page.keyboard.press("ArrowUp");
  await focused("Sign in");
  // Tab leaves the menu for what follows it.
  await page.keyboard.press("Tab");
  await page.waitForSelector(".menu-list", { state: "detached" });
  await anna.pressUntil("Shift+Tab", ".site-you", 3);
  await page.keyboard.press("Enter");
  await focused("Profile and account");
  await page.keyboard.press("s");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Settings" }).waitFor();
  await page.keyboard.press("Escape");
  await page.waitForSelector(".site-you:focus");
  // The tabs of the account page.
  await page.keyboard.press("Enter");
  await focused("Profile and account");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.id === "account-title");
  await anna.tabTo("[role=tab][aria-selected=true]");
  for (const [key, tab] of [["ArrowRight", "Sign in"], ["ArrowRight", "Create account"], ["End", "Sign in"], ["Home", "Create account"]]) {
    await page.keyboard.press(key);
    await page.waitForFunction((tab) => document.activeElement?.matches("[role=tab][aria-selected=true]") && document.activeElement.textContent === tab, tab);
  }
});

import { createHash } from 'node:crypto';

import { expect, type Locator, type Page } from '@playwright/test';

/** A password that every rule of the form takes. */
export const PASSWORD = 'paper-boat-7';

/** The prompt field of the create form. */
export const promptField = (page: Page) => page.getByRole('textbox', { name: 'Prompt' });
export const createButton = (page: Page) => page.getByRole('button', { name: /^(Create|Log in to create)/ });
/** Creations below the stage, newest first. */
export const items = (page: Page) => page.getByRole('article');

const playButton = (item: Locator) => item.getByRole('button', { name: /^(?:Play|On the stage)/ });

/** Plays the clip of an item, on the stage where the page has one; its video. */
export async function playClip(item: Locator): Promise<Locator> {
  await playButton(item).click();
  return item.page().getByRole('region', { name: 'Player' }).locator('video[aria-label]');
}

let strangers = 0;
/** An address nobody has used. */
export const anAddress = () => `stranger-${process.pid}-${Date.now()}-${(strangers += 1)}@example.com`;

/** Fills the sign-up view of the login dialog, which is open, and waits until the page is back. */
export async function signUpInDialog(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await reloaded;
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** Makes an account as any program would, and leaves its session in the browser; the next page is the member's. */
export async function becomeMember(page: Page, email = anAddress()): Promise<string> {
  const fields = { email, information_sources: 200_725, password: md5(PASSWORD), software_code: '' };
  // The values in the order of their names, and the word of an installation that has set none.
  const sign = md5(`${Object.values(fields).join('')}kinora`).toUpperCase();
  const { origin } = new URL(await page.request.get('/health').then((answer) => answer.url()));
  const answer = await page.request.post('/account/register', { data: { ...fields, sign }, headers: { origin } });
  // The contract test of the server proves the shape of each answer.
  const { data } = (await answer.json()) as { data: { token: string } };
  const cookies = ['token', 'userToken', 'kinora_user'].map((name) => ({ name, value: data.token, url: origin }));
  await page.context().addCookies(cookies);
  return email;
}

/** The same, and opens a page. */
export async function signUp(page: Page, { email = anAddress(), path = '/text-to-video/' } = {}): Promise<string> {
  await becomeMember(page, email);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  return email;
}

/** Signs up from the header of a fresh page, as people do. */
export async function signUpByDialog(page: Page, email = anAddress()): Promise<string> {
  await page.goto('/text-to-video/');
  await page.getByRole('button', { name: 'Log in' }).click();
  await signUpInDialog(page, email);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  return email;
}

/** Chooses by keyboard: the submit bar may lie over what a mouse would click. */
async function choose(page: Page, name: RegExp) {
  const radio = page.getByRole('radio', { name });
  await radio.focus();
  await radio.press('Space');
  await expect(radio).toBeChecked();
}

/** Chooses the quickest clip there is: 3 s at 360p. */
export async function chooseSmallest(page: Page): Promise<void> {
  await choose(page, /^3 s/);
  await choose(page, /^360/);
}

/** Fails with a sentence where the browser could not play our clips at all. */
export async function expectH264(page: Page): Promise<void> {
  const answer = await page.evaluate(() =>
    document.createElement('video').canPlayType('video/mp4; codecs="avc1.64001f, mp4a.40.2"'),
  );
  expect(answer, 'this browser plays no H.264 with AAC; set CHROMIUM_PATH to one that does').toBe('probably');
}

import { createHash } from 'node:crypto';

import type { BrowserContext, Page } from '@playwright/test';

import { logOut } from './account-journeys.ts';
import { CODE, CONFIRMATION, mailed } from './mailed.ts';
import { chooseSmallest, createButton, items, PASSWORD, promptField, anAddress, signUpInDialog } from './stranger.ts';
import { expect, test } from './studio.ts';
import { listenTo, type Told } from './told.ts';

const NEW_PASSWORD = 'lighthouse-9';
const md5 = (text: string) => createHash('md5').update(text).digest('hex');
/** Where the specification keeps the token of a session. */
const SESSION_COOKIES = ['kinora_user', 'token', 'touristToken', 'userToken'];

const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)?.value ?? '';

/** A guest orders, signs up on the way, and sees the clip begin. */
async function order(page: Page, email: string) {
  await page.goto('/text-to-video/');
  await promptField(page).fill('a paper boat');
  await chooseSmallest(page);
  await createButton(page).click();
  await signUpInDialog(page, email);
  await expect(items(page)).toHaveCount(1);
}

/** Sets a new password with the code of a mail, signs in with it, and returns the code. */
async function resetPassword(page: Page, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  const code = await mailed(page.request, email, CODE);
  await dialog.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await dialog.getByLabel('Confirm new password').press('Enter');
  await dialog.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  const reloaded = page.waitForEvent('load');
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await reloaded;
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  return code;
}

/** A ticket as a link to the member center would carry it. */
const mintTicket = (page: Page, token: string) =>
  page.evaluate(async (header) => {
    const answer = await fetch('/api/kinora/account/ticket', {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: header },
      body: JSON.stringify({ origin: location.origin }),
    });
    // The envelope of the contract.
    return ((await answer.json()) as { data: { ticket: string } }).data.ticket;
  }, token);

function expectUntold(told: Told, secrets: readonly string[], arrivals: readonly string[]) {
  for (const secret of secrets) expect(secret.length, 'a secret to look for').toBeGreaterThan(5);
  const leaks = (texts: readonly string[]) => texts.filter((text) => secrets.some((secret) => text.includes(secret)));
  expect(leaks(told.addresses.filter((address) => !arrivals.includes(address)))).toEqual([]);
  expect(leaks(told.requests.filter((address) => !arrivals.includes(address)))).toEqual([]);
  expect(leaks(told.referrers)).toEqual([]);
  expect(leaks(told.kept)).toEqual([]);
  expect(leaks(told.console)).toEqual([]);
  const inCookies = [...told.cookies].filter(([, values]) => leaks([...values]).length > 0).map(([name]) => name);
  expect(inCookies.filter((name) => !SESSION_COOKIES.includes(name))).toEqual([]);
}

test('S5, S26: a walk leaves no password, token, code, ticket or proof where it could be read', async ({
  browser,
  context,
  page,
}) => {
  const { note, settle, told } = await listenTo(context);
  const email = anAddress();
  await order(page, email);
  await note(page);
  const tokens = [await cookieOf(context, 'token')];
  await logOut(page);
  await note(page);
  const code = await resetPassword(page, email);
  await note(page);
  tokens.push(await cookieOf(context, 'token'));

  const link = await mailed(page.request, email, CONFIRMATION);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  await note(page);

  const ticket = await mintTicket(page, tokens.at(-1) ?? '');
  const other = await browser.newContext({ baseURL: process.env.KINORA_URL ?? '', reducedMotion: 'reduce' });
  const ears = await listenTo(other);
  const center = await other.newPage();
  const signal = Buffer.from(JSON.stringify({ token: ticket })).toString('base64url');
  const arrival = new URL(`/member/?signal=${signal}`, page.url()).href;
  await center.goto(arrival);
  await center.getByRole('dialog').getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(center.getByRole('heading', { level: 2, name: 'Profile' })).toBeVisible();
  await ears.note(center);
  tokens.push(await cookieOf(other, 'token'));
  await logOut(center);
  await ears.note(center);
  await page.goto('/text-to-video/');
  await note(page);
  await logOut(page);
  await note(page);

  await Promise.all([settle(), ears.settle()]);
  const proof = link.slice(link.indexOf('=') + 1);
  const secrets = [PASSWORD, md5(PASSWORD), NEW_PASSWORD, md5(NEW_PASSWORD), code, ticket, signal, proof, ...tokens];
  expect(told.referrers.length).toBeGreaterThan(50);
  expectUntold(told, secrets, [link]);
  expectUntold(ears.told, secrets, [arrival]);
  await other.close();
});

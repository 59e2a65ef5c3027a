import { readFile } from 'node:fs/promises';

import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';

import { CONFIRMATION, mailed } from './mailed.ts';
import { becomeMember, PASSWORD, signUp } from './stranger.ts';
import { expect, test } from './studio.ts';

const NEW_PASSWORD = 'paper-crane-9';

/** The link in the newest mail to an address, as soon as there is one. */
const confirmationLink = (page: Page, email: string) => mailed(page.request, email, CONFIRMATION);

async function openMember(page: Page) {
  await page.goto('/member/');
  await expect(page.getByRole('heading', { level: 2, name: 'Sign-in' })).toBeVisible();
}

/** A second browser that logs in to the same account. */
async function logInElsewhere(browser: Browser, email: string, password: string): Promise<Page> {
  const baseURL = process.env.KINORA_URL ?? '';
  const page = await (await browser.newContext({ baseURL, reducedMotion: 'reduce' })).newPage();
  await page.goto('/member/');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  return page;
}

test('a guest finds the way in', async ({ page }) => {
  await page.goto('/member/');
  await expect(page).toHaveTitle('Member Center · Kinora');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the menu opens the Member Center in a new tab, without a ticket on our own origin', async ({ context, page }) => {
  await signUp(page, { path: '/terms/' });
  await page.getByRole('button', { name: 'Account menu' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('menuitem', { name: 'Member Center' }).click();
  const center = await opened;
  await expect(center.getByRole('heading', { level: 2, name: 'Profile' })).toBeVisible();
  expect(new URL(center.url()).search).toBe('');
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('a member confirms the address by the mail, and is called by a name', async ({ context, page }) => {
  const email = await becomeMember(page);
  await openMember(page);
  await expect(page.getByText('Not confirmed')).toBeVisible();

  const link = await context.newPage();
  await link.goto(await confirmationLink(page, email));
  await expect(link.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  expect(new URL(link.url()).hash).toBe('');
  // The other tab hears of it.
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

  await link.goto(await confirmationLink(page, email));
  // The page takes the proof out of its address; a reload before that would bring it once more.
  await expect(link).toHaveURL(/confirm\/$/);
  await link.reload();
  await expect(link.getByRole('heading', { name: 'This address has no link' })).toBeVisible();

  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
});

test('a used link says so', async ({ page }) => {
  const email = await becomeMember(page);
  const link = await confirmationLink(page, email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  await page.goto('/terms/');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link was already used or has expired' })).toBeVisible();
});

test('another session is ended, and a new password ends all others', async ({ browser, page }) => {
  const email = await becomeMember(page);
  const second = await logInElsewhere(browser, email, PASSWORD);
  await expect(second.getByRole('heading', { level: 2, name: 'Sign-in' })).toBeVisible();

  await openMember(page);
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await page.getByRole('button', { name: /^End session/ }).click();
  await expect(sessions).toHaveCount(1);
  await second.reload();
  await expect(second.getByText('Log in to see your account')).toBeVisible();
  await second.context().close();

  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('not-my-one');
  await dialog.getByLabel('New password').fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('That isn’t your password.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password set.')).toBeVisible();

  const third = await logInElsewhere(browser, email, NEW_PASSWORD);
  await expect(third.getByRole('heading', { level: 2, name: 'Sign-in' })).toBeVisible();
  await third.context().close();
});

test('everything the account holds is saved as a file', async ({ page }) => {
  const email = await becomeMember(page);
  await openMember(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^kinora-account-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(() => JSON.parse(text) as unknown).not.toThrow();
  expect(text).toContain(email);
});

test('an account that is to go says when, and is kept', async ({ page }) => {
  await becomeMember(page);
  await openMember(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByLabel('Type “delete” to confirm').fill('delete');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  const notice = page.getByText(/^Your account will be deleted on [^.]*\.$/);
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Keep account' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('the page has no accessibility finding and no sideways scroll', async ({ page }) => {
  await becomeMember(page);
  await openMember(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

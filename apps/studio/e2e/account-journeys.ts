import { expect, type APIRequestContext, type Page } from '@playwright/test';

import { CODE, mailed } from './mailed.ts';
import { signUpByDialog } from './stranger.ts';

const NEW_PASSWORD = 'lighthouse-9';

/** Signs out; the page is reloaded. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Account menu' }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await reloaded;
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
}

/** Signs up, forgets the password, sets another one with the code of a mail, and logs in with it alone. */
export async function recoverPassword(page: Page, request: APIRequestContext): Promise<void> {
  const email = await signUpByDialog(page);
  await logOut(page);
  await page.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await dialog.getByRole('button', { name: 'Next' }).click();

  // The first code goes out by itself.
  await expect(dialog.getByRole('button', { name: /^Get a new code in \d+ s$/ })).toBeDisabled();
  const code = await mailed(request, email, CODE);
  await dialog.getByRole('textbox', { name: 'Code', exact: true }).fill('222222');
  await dialog.getByRole('textbox', { name: 'Code', exact: true }).press('Enter');
  await expect(dialog.getByText(/^This code is wrong/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Code', exact: true }).fill(code.toLowerCase());
  await dialog.getByRole('button', { name: 'Next' }).click();

  await dialog.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await dialog.getByLabel('Confirm new password').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue(email);

  await dialog.getByLabel('Password', { exact: true }).fill('paper-boat-7');
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(dialog.getByText(/^That password doesn’t match/).first()).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  const reloaded = page.waitForEvent('load');
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await reloaded;
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
}

/** Signs up and out in one of two tabs; the other follows. */
export async function followTabs(page: Page): Promise<void> {
  await page.goto('/text-to-video/');
  const other = await page.context().newPage();
  await other.goto('/text-to-video/');
  await expect(other.getByRole('button', { name: 'Log in' })).toBeVisible();
  await signUpByDialog(page);
  await expect(other.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await logOut(page);
  await expect(other.getByRole('button', { name: 'Log in' })).toBeVisible();
}

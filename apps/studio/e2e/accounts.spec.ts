import { followTabs, recoverPassword } from './account-journeys.ts';
import { anAddress } from './stranger.ts';
import { expect, test } from './studio.ts';

test('a forgotten password is set anew with the code of a mail, and the old one no longer works', async ({
  page,
  request,
}) => {
  await recoverPassword(page, request);
});

test('two tabs are in step', async ({ page }) => {
  await followTabs(page);
});

test('an address nobody has is said in the first step', async ({ page }) => {
  await page.goto('/text-to-video/');
  await page.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await dialog.getByLabel('Email').fill(anAddress());
  await dialog.getByLabel('Email').press('Enter');
  await expect(dialog.getByText(/^No account uses this email address/)).toBeVisible();
});

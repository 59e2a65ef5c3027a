import type { Page } from '@playwright/test';

import { logOut } from './account-journeys.ts';
import {
  anAddress,
  chooseSmallest,
  createButton,
  items,
  promptField,
  signUp,
  signUpByDialog,
  signUpInDialog,
} from './stranger.ts';
import { expect, test } from './studio.ts';

const SECRET = 'a lighthouse only Ada knows';

/** Runs in the page: the keys of a data base. */
function keysOf(name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const opened = indexedDB.open(name);
    opened.addEventListener('error', () => reject(new Error(name)));
    opened.addEventListener('success', () => {
      const [store = ''] = opened.result.objectStoreNames;
      if (store === '') return resolve('');
      const keys = opened.result.transaction(store).objectStore(store).getAllKeys();
      keys.addEventListener('success', () => resolve(JSON.stringify(keys.result)));
      return undefined;
    });
  });
}

/** Everything the browser keeps for this site, but the files of the site itself. */
async function kept(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => ({
    bases: (await indexedDB.databases()).map(({ name = '' }) => name),
    texts: [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie],
  }));
  const keys = await Promise.all(stored.bases.map((name) => page.evaluate(keysOf, name)));
  return [...stored.texts, ...keys].join('\n');
}

/** Words that were not sent, and a prompt that was not asked for. */
async function leaveWork(page: Page, email: string) {
  await page.goto('/support/contact-us/');
  await page.getByRole('textbox', { name: 'Message' }).fill(SECRET);
  await page.getByLabel('Your email address').fill(email);
  await page.goto('/text-to-video/');
  await promptField(page).fill(SECRET);
  await expect.poll(() => kept(page)).toContain(SECRET);
}

test('S27: the next member at the machine sees nothing of the one before, in no tab', async ({ context, page }) => {
  const ada = await signUp(page);
  await promptField(page).fill(SECRET);
  await chooseSmallest(page);
  await createButton(page).click();
  await expect(items(page)).toHaveCount(1);
  const other = await context.newPage();
  await other.goto('/text-to-video/');
  await expect(items(other)).toHaveCount(1);
  await leaveWork(page, ada);
  await logOut(page);

  await expect(promptField(page)).toHaveValue('');
  expect(await kept(page)).not.toMatch(/lighthouse|stranger|crateVideoData|userInfo|kinora:(?!owner)/);
  await expect(other.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(items(other)).toHaveCount(0);
  await expect(promptField(other)).toHaveValue('');

  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const grace = anAddress();
  await signUpInDialog(page, grace);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(items(page)).toHaveCount(0);
  await expect(promptField(page)).toHaveValue('');
  await page.goto('/support/contact-us/');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await expect(page.getByLabel('Your email address')).not.toHaveValue(ada);
  await page.goto('/member/');
  await expect(page.getByRole('main').getByText(grace).first()).toBeVisible();
  await expect(page.getByText(ada)).toHaveCount(0);
  expect(await kept(page)).not.toMatch(/lighthouse/);
});

test('S18, S27: what a guest asked for and gave up is not ordered by who signs in next', async ({ context, page }) => {
  await page.goto('/text-to-video/');
  await promptField(page).fill(SECRET);
  await chooseSmallest(page);
  await createButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const next = await context.newPage();
  await signUpByDialog(next);
  await expect(next.getByRole('banner')).toContainText('40');
  await expect(items(next)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('40');
  await expect(items(page)).toHaveCount(0);
});

test('S27: a picture that waited for a login goes with who signs out', async ({ page }) => {
  await page.goto('/ai-video-effects/disco-fever/');
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 360, height: 480 } });
  const picture = { name: 'lighthouse.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Choose: Your image').setInputFiles(picture);
  await expect(page.getByRole('img', { name: 'Your image: lighthouse.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Try it free' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => kept(page)).toMatch(/pending-files/);
  await page.keyboard.press('Escape');

  await signUpByDialog(page);
  await logOut(page);
  expect(await kept(page)).not.toMatch(/pending-files|crateVideoData/);
});

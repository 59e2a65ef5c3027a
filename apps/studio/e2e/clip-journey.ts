import { expect, type Page } from '@playwright/test';

import {
  anAddress,
  chooseSmallest,
  createButton,
  expectH264,
  items,
  playClip,
  promptField,
  signUpInDialog,
} from './stranger.ts';

const PROMPT = 'a paper boat on a storm at night';

/** A stranger asks for a clip, signs up, pays 8, watches, downloads and finds the receipt. */
export async function makeClip(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page).toHaveURL(/\/home\/$/);
  await expectH264(page);
  await page.getByRole('link', { name: /^All settings/ }).click();
  await expect(page).toHaveURL(/\/text-to-video\/$/);

  await promptField(page).fill(PROMPT);
  await expect(page.getByText('Understood:')).toContainText('paper boat');
  await chooseSmallest(page);
  await expect(createButton(page)).toContainText('8');
  await createButton(page).click();

  // A guest signs up, and the request continues by itself.
  await signUpInDialog(page, anAddress());
  const item = items(page).filter({ hasText: PROMPT });
  await expect(item).toHaveCount(1);
  await expect(page.getByRole('banner')).toContainText('32');

  await expect(item.getByText('8 charged')).toBeVisible({ timeout: 60_000 });
  const video = await playClip(item);
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.3);
  const size = await video.evaluate((one: HTMLVideoElement) => [
    one.videoWidth,
    one.videoHeight,
    Math.round(one.duration),
  ]);
  expect(size).toEqual([640, 360, 3]);

  const download = page.waitForEvent('download');
  await item.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.mp4$/);

  await page.reload();
  await expect(items(page).filter({ hasText: PROMPT }).getByText('8 charged')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('32');
}

import type { Page } from '@playwright/test';

import { listenIn, loudness } from './heard.ts';
import { apart, expectShown, pixelsOn } from './own-picture.ts';
import {
  anAddress,
  chooseSmallest,
  createButton,
  expectH264,
  items,
  playClip,
  signUp,
  signUpInDialog,
} from './stranger.ts';
import { expect, test } from './studio.ts';

/** A video to bring: a clip that a member made. */
async function aVideo(page: Page): Promise<Buffer> {
  await signUp(page);
  await page.getByRole('textbox', { name: 'Prompt' }).fill('a paper boat');
  await chooseSmallest(page);
  await createButton(page).click();
  const item = items(page).filter({ hasText: 'a paper boat' });
  await expect(item.getByText('8 charged')).toBeVisible({ timeout: 90_000 });
  const address = await (await playClip(item)).evaluate((one: HTMLVideoElement) => one.currentSrc);
  return (await page.request.get(address)).body();
}

const changes = (page: Page) => page.getByRole('textbox', { name: 'What should change? (optional)' });

async function choose(page: Page, name: string) {
  const radio = page.getByRole('radio', { name, exact: true });
  await radio.focus();
  await page.keyboard.press('Space');
  await expect(radio).toBeChecked();
}

test('a stranger’s video is drawn anew before it is paid for, and the clip goes on over the sign-up', async ({
  browser,
  page,
}) => {
  await expectH264(page);
  const buffer = await aVideo(page);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await listenIn(context);
  const guest = await context.newPage();
  await guest.goto('/video-to-video/');
  await guest.getByRole('button', { name: 'Add a video to create a clip' }).waitFor();
  const files = guest.getByLabel('Choose: Your video');
  await files.setInputFiles({ name: 'notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no video') });
  await expect(guest.getByRole('alert')).toContainText('It isn’t a video.');
  await files.setInputFiles({ name: 'boat.mp4', mimeType: 'video/mp4', buffer });
  await expect(guest.getByLabel('Your video: boat.mp4')).toBeVisible();
  await expect(guest.getByText('The full 3 s will be used.')).toBeVisible();

  await expectShown(guest);
  const painted = await pixelsOn(guest);
  await choose(guest, 'Noir');
  await expect.poll(async () => apart(painted, await pixelsOn(guest)), { timeout: 30_000 }).toBeGreaterThan(3);
  await guest.getByRole('button', { name: 'Play', exact: true }).click();
  await guest.getByRole('button', { name: 'Unmute' }).click();
  await expect.poll(() => loudness(guest)).toBeGreaterThan(0.001);
  await guest.getByRole('button', { name: 'Mute' }).click();
  await guest.getByRole('button', { name: 'Pause' }).click();
  await guest.getByLabel('Speed').selectOption({ label: 'Slow motion' });
  await expect(guest.getByRole('slider', { name: 'Part' })).toBeVisible();
  await changes(guest).fill('snow falls');
  await expect(guest.getByText('Understood:')).toContainText('snow');
  await chooseSmallest(guest);
  await choose(guest, '1:1');
  await createButton(guest).click();
  await signUpInDialog(guest, anAddress());

  const item = items(guest).filter({ hasText: 'snow falls' });
  await expect(item).toHaveCount(1, { timeout: 30_000 });
  await expect(item.getByText('8 charged')).toBeVisible({ timeout: 120_000 });
  const video = await playClip(item);
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.3);
  expect(await video.evaluate((one: HTMLVideoElement) => [one.videoWidth, one.videoHeight])).toEqual([360, 360]);

  // From another page, by the settings of the clip.
  await guest.goto('/text-to-video/');
  await item.getByRole('link', { name: /settings/i }).click();
  await expect(guest).toHaveURL(/\/video-to-video\/$/);
  await expect(guest.getByLabel('Your video: boat.mp4')).toBeVisible();
  await expect(guest.getByRole('radio', { name: 'Noir' })).toBeChecked();
  await expect(changes(guest)).toHaveValue('snow falls');

  // Once more, by the frame that is shown of it.
  await guest.getByText('Remove', { exact: true }).click();
  await guest.getByRole('button', { name: 'Use an earlier upload' }).click();
  const uploads = guest.getByRole('dialog', { name: 'Your uploads' });
  const card = uploads.locator('label', { has: guest.getByRole('radio', { name: 'boat.mp4 3 s' }) });
  await expect
    .poll(() => card.locator('img').evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(90);
  await card.click();
  await uploads.getByRole('button', { name: 'Use this file' }).click();
  await expect(guest.getByLabel('Your video: boat.mp4')).toBeVisible();
  await context.close();
});

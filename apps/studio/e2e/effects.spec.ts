import { AxeBuilder } from '@axe-core/playwright';
import { atNight } from '@kinora/vitest-config/nightly';
import type { Page } from '@playwright/test';

import { apart, aPicture, expectShown, film, pixelsOn } from './own-picture.ts';
import { anAddress, expectH264, items, playClip, signUp, signUpInDialog } from './stranger.ts';
import { expect, MOVING, test } from './studio.ts';

const PAGES = ['/ai-video-effects/bunny-hop/', '/ai-video-effects/'];

async function choose(page: Page) {
  const buffer = Buffer.from(await aPicture(page));
  await page.getByLabel('Choose: Your image').setInputFiles({ name: 'meadow.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('img', { name: 'Your image: meadow.png' })).toBeVisible();
  await expect(page.getByText('Sample image')).toHaveCount(0);
}

test.describe('with motion', () => {
  test.use(MOVING);

  test('an effect moves on a picture of the member, and its preview leaves nothing on the way', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.postData() ?? ''));
    await page.goto('/ai-video-effects/disco-fever/');
    await choose(page);
    await expectShown(page);
    const before = await pixelsOn(page);
    await expect.poll(async () => apart(before, await pixelsOn(page)), { timeout: 60_000 }).toBeGreaterThan(0.5);
    await page.getByRole('button', { name: 'Pause' }).click();
    expect(sent.join('')).not.toContain('meadow');
  });
});

test.describe('without motion', () => {
  test('an effect stands still, and changes with its choices', async ({ page }) => {
    await page.goto('/ai-video-effects/disco-fever/');
    await choose(page);
    await expectShown(page);
    await expect(film(page)).toHaveAttribute('data-height', '960', { timeout: 60_000 });
    const frame = await film(page).getAttribute('data-frame');
    const still = await pixelsOn(page);
    const amount = page.getByRole('slider', { name: 'Amount' });
    await amount.press('End');
    await expect.poll(async () => apart(still, await pixelsOn(page)), { timeout: 60_000 }).toBeGreaterThan(0.2);
    await expect(film(page)).toHaveAttribute('data-frame', frame ?? '');
    await expect(film(page)).toHaveAttribute('data-state', 'still');
  });

  test('what finds people and faces comes with a picture of the member, once, and not before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => void (request.url().endsWith('.tflite') && asked.push(request.url())));
    await page.goto('/ai-video-effects/santa-hat/');
    await expectShown(page);
    expect(asked).toEqual([]);
    const sample = await pixelsOn(page);
    await choose(page);
    await expect.poll(async () => apart(sample, await pixelsOn(page)), { timeout: 60_000 }).toBeGreaterThan(2);
    expect(asked.toSorted()).toEqual([
      expect.stringContaining('/assets/face_detection_short_range'),
      expect.stringContaining('/assets/selfie_segmentation'),
    ]);
  });

  for (const path of atNight(PAGES, PAGES.slice(0, 1))) {
    test(`${path} has no accessibility finding and no sideways scroll`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      for (const width of [390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    });
  }

  test('an effect is found and opened by keyboard', async ({ page }) => {
    await page.goto('/ai-video-effects/');
    await page.getByRole('searchbox', { name: 'Search effects' }).fill('midas');
    const card = page.getByRole('link', { name: /Midas moment/ });
    await expect(page.getByRole('list', { name: 'Effects' }).getByRole('link')).toHaveCount(1);
    await card.press('Enter');
    await expect(page).toHaveURL(/\/ai-video-effects\/golden-idol\/$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Midas moment' })).toBeVisible();
  });
});

/** A JPEG without its second half; browsers show the first one. */
const aCutOffPicture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(600, 800);
    const context = canvas.getContext('2d');
    for (let place = 0; place < 2000; place += 1) {
      if (context) context.fillStyle = `hsl(${place * 7} 60% 60%)`;
      context?.fillRect((place * 97) % 600, (place * 61) % 800, 60, 60);
    }
    const whole = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return [...new Uint8Array(await whole.slice(0, whole.size / 2).arrayBuffer())];
  });

const createButton = (page: Page) => page.getByRole('button', { name: /^Create \d/ });
const tryButton = (page: Page) => page.getByRole('button', { name: 'Try it free' });

/** Chooses the quickest clip by keyboard: the submit bar may lie over what a mouse would click. */
async function chooseSmall(page: Page) {
  const radio = page.getByRole('radio', { name: '360p' });
  await radio.focus();
  await radio.press('Space');
  await expect(radio).toBeChecked();
}

test.describe('a clip of an effect', () => {
  test('a member drops a picture, tries the effect free, watches it become ready, and pays for the next', async ({
    page,
  }) => {
    await signUp(page, { path: '/ai-video-effects/bunny-hop/' });
    await expectH264(page);
    await expect(page.getByRole('button', { name: 'Add an image to create a clip' })).toBeVisible();
    await choose(page);
    await chooseSmall(page);
    await expect(page.getByText('3 free trials left today.')).toBeVisible();
    await tryButton(page).click();

    const item = items(page).filter({ hasText: 'Bunny hop' });
    await expect(item).toHaveCount(1);
    await expect(item.getByText('Free trial, no credits')).toBeVisible();
    await expect(page.getByText('You’ve used this effect’s free trial.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create 8 credits' })).toBeEnabled();
    await expect(page.getByRole('banner')).toContainText('40');
    await expect(item.getByText('Ready')).toBeVisible({ timeout: 90_000 });
    const video = await playClip(item);
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.2);
    expect(await video.evaluate((one: HTMLVideoElement) => one.videoWidth / one.videoHeight)).toBeCloseTo(0.75, 2);

    // After a reload nothing of the form is left; the settings of the clip bring back its picture.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Add an image to create a clip' })).toBeVisible();
    await item.getByRole('link', { name: 'Reuse settings' }).click();
    await expect(page.getByRole('img', { name: 'Your image: meadow.png' })).toBeVisible();
    await expect(page.getByRole('radio', { name: '360p' })).toBeChecked();
    await expect(page).toHaveURL(/bunny-hop\/$/);
    await createButton(page).click();
    await expect(page.getByRole('banner')).toContainText('32');
    await expect(items(page).filter({ hasText: '8 held' })).toHaveCount(1);
  });

  test("a guest's order goes on after the sign-up, with its picture", async ({ page }) => {
    await page.goto('/ai-video-effects/bunny-hop/');
    await choose(page);
    await chooseSmall(page);
    await expect(page.getByText('Your image and settings are kept while you log in')).toBeVisible();
    await tryButton(page).click();
    await signUpInDialog(page, anAddress());
    await expect(items(page).filter({ hasText: 'Bunny hop' })).toContainText('Free trial, no credits');
    await expect(page.getByRole('banner')).toContainText('40');
    await expect(page.getByRole('img', { name: 'Your image: meadow.png' })).toBeVisible();
    await expect(page.getByRole('radio', { name: '360p' })).toBeChecked();
  });

  test('a picture that breaks off is refused by the server, in words and free of charge', async ({ page }) => {
    await signUp(page, { path: '/ai-video-effects/bunny-hop/' });
    await page.getByLabel('Choose: Your image').setInputFiles({
      name: 'cut-off.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from(await aCutOffPicture(page)),
    });
    await tryButton(page).click();
    await expect(page.getByRole('alert')).toContainText('cut-off.jpg was rejected by the server. It’s incomplete.');
    await expect(page.getByRole('button', { name: 'Choose another image to create a clip' })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('40');
    await expect(items(page)).toHaveCount(0);
  });

  test('a text that calls itself a picture is refused in words', async ({ page }) => {
    await page.goto('/ai-video-effects/bunny-hop/');
    const buffer = Buffer.from('This is only text.');
    await page.getByLabel('Choose: Your image').setInputFiles({ name: 'holiday.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.getByRole('alert')).toContainText('holiday.jpg wasn’t added. It isn’t an image.');
    await expect(page.getByRole('button', { name: 'Add an image to create a clip' })).toBeVisible();
  });
});

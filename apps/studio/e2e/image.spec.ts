import type { Page } from '@playwright/test';

import { apart, aPicture, expectShown, film, pixelsOn } from './own-picture.ts';
import {
  anAddress,
  chooseSmallest,
  createButton,
  expectH264,
  items,
  playClip,
  promptField,
  signUp,
  signUpInDialog,
} from './stranger.ts';
import { expect, MOVING, test } from './studio.ts';

const SKIES: Readonly<Record<string, string>> = { 'meadow.png': '#9cc8f0', 'evening.png': '#40304c' };

async function add(page: Page, { label, name }: { label: string; name: string }) {
  const buffer = Buffer.from(await aPicture(page, SKIES[name]));
  await page.getByLabel(`Choose: ${label}`).setInputFiles({ name, mimeType: 'image/png', buffer });
  await expect(page.getByRole('img', { name: `Your image: ${name}` })).toBeVisible();
}

/** Crops a picture by keys alone: nearer by a fifth, and a little to the right. */
async function crop(page: Page, label: string) {
  await page.getByRole('button', { name: `Crop: ${label}` }).press('Enter');
  await expect(page.getByRole('slider', { name: 'From left to right' })).toBeFocused();
  for (const key of ['+', '+', 'ArrowRight', 'Shift+ArrowUp']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Apply crop' }).press('Enter');
  await expect(page.getByRole('button', { name: `Crop: ${label}` })).toBeFocused();
}
const CROP = { x: 0.51, y: 0.4167, zoom: 1.2 };

/** Where the picture lies that is cropped. */
async function boxOf(page: Page) {
  const box = await page.getByRole('group', { name: 'Area shown in the clip' }).boundingBox();
  if (!box) throw new Error('nothing is cropped');
  return box;
}

/** What the server says of clips that it has taken in. */
function toldInputs(page: Page): unknown[] {
  const told: unknown[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/kinora/creations') || response.request().method() !== 'POST') return;
    const { data } = (await response.json()) as { data?: { creations?: { input: unknown }[] } };
    told.push(...(data?.creations ?? []).map(({ input }) => input));
  });
  return told;
}

const words = (page: Page) => page.getByRole('textbox', { name: 'Motion prompt (optional)' });

test.describe('with motion', () => {
  test.use(MOVING);

  test('a picture moves on the stage as its words ask, and nothing leaves the device', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.postData() ?? ''));
    await page.goto('/image-to-video/');
    await add(page, { label: 'Your image', name: 'meadow.png' });
    await expect(page.getByRole('radio', { name: '3:4' })).toBeChecked();
    await expectShown(page);
    const before = await pixelsOn(page);
    await expect.poll(async () => apart(before, await pixelsOn(page)), { timeout: 60_000 }).toBeGreaterThan(0.5);
    await words(page).fill('a fox, snow falls, slow orbit');
    await expect(page.getByText('Understood:')).toContainText('snow falls');
    await expect(page.getByText('Can’t draw yet:')).toContainText('fox');
    expect(sent.join('')).not.toContain('meadow');
  });
});

test.describe('a clip of a picture', () => {
  test('a stranger brings a picture, signs up, and the clip goes on by itself', async ({ page }) => {
    await page.goto('/image-to-video/');
    await expectH264(page);
    await expect(page.getByRole('button', { name: 'Add an image to create a clip' })).toBeVisible();
    await add(page, { label: 'Your image', name: 'meadow.png' });
    await words(page).fill('snow falls, zoom out');
    await chooseSmallest(page);
    await expect(createButton(page)).toContainText('8 credits');
    await crop(page, 'Your image');
    await expect(page.getByText('Custom crop')).toBeVisible();
    await expect(createButton(page)).toContainText('8 credits');
    const told = toldInputs(page);
    await createButton(page).click();
    await signUpInDialog(page, anAddress());

    const item = items(page).filter({ hasText: 'snow falls, zoom out' });
    await expect(item).toHaveCount(1, { timeout: 30_000 });
    await expect(page.getByRole('img', { name: 'Your image: meadow.png' })).toBeVisible();
    await expect(page.getByText('Custom crop')).toBeVisible();
    await expect.poll(() => told).toMatchObject([{ crops: { first: CROP } }]);
    await expect(page.getByRole('banner')).toContainText('32');
    await expect(item.getByText('8 charged')).toBeVisible({ timeout: 90_000 });
    const video = await playClip(item);
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.3);
    const size = await video.evaluate((one: HTMLVideoElement) => [one.videoWidth, one.videoHeight]);
    expect(size).toEqual([360, 480]);
  });

  test('a stranger’s words take on the colours of pictures, over the sign-up and once more', async ({ page }) => {
    await page.goto('/text-to-video/');
    await promptField(page).fill('a fox in the snow');
    await expectShown(page);
    const plain = await pixelsOn(page);
    const files = await Promise.all(
      Object.entries(SKIES).map(async ([name, sky]) => ({
        name,
        mimeType: 'image/png',
        buffer: Buffer.from(await aPicture(page, sky)),
      })),
    );
    await page.getByLabel('Add reference images').setInputFiles(files);
    await expect(page.getByRole('img', { name: /^Reference image 2/ })).toBeVisible();
    await expect.poll(async () => apart(plain, await pixelsOn(page)), { timeout: 30_000 }).toBeGreaterThan(5);
    await chooseSmallest(page);
    await createButton(page).click();
    await signUpInDialog(page, anAddress());
    const item = items(page).filter({ hasText: 'a fox in the snow' });
    await expect(item.getByText('8 charged')).toBeVisible({ timeout: 90_000 });
    await expect(page.getByRole('img', { name: /^Reference image 2/ })).toBeVisible();

    await page.getByRole('button', { name: /^Remove reference image 2/ }).click();
    await item.getByRole('button', { name: /settings/i }).click();
    await expect(page.getByRole('img', { name: /^Reference image 2/ })).toBeVisible();
  });

  test('a member goes from one picture to another without a word, and sets it up once more', async ({ page }) => {
    await signUp(page, { path: '/image-to-video/local/' });
    await page.getByRole('radio', { name: 'First and last frame' }).check();
    await page.getByRole('button', { name: 'Add the first frame to create a clip' }).click();
    await add(page, { label: 'First frame', name: 'meadow.png' });
    await expect(page.getByRole('button', { name: 'Add the last frame to create a clip' })).toBeVisible();
    await add(page, { label: 'Last frame', name: 'evening.png' });
    await crop(page, 'Last frame');
    await chooseSmallest(page);
    await createButton(page).click();
    const item = items(page).filter({ hasText: 'Image morph' });
    await expect(item.getByText('8 charged')).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText('You’ve already made this.')).toBeVisible();

    // From another page, by the settings of the clip.
    await page.goto('/text-to-video/');
    await item.getByRole('link', { name: /settings/i }).click();
    await expect(page).toHaveURL(/\/image-to-video\/$/);
    await expect(page.getByRole('radio', { name: 'First and last frame' })).toBeChecked();
    await expect(page.getByRole('img', { name: 'Your image: evening.png' })).toBeVisible();
    await expect(page.getByText('Custom crop')).toHaveCount(1);
    await expect(page.getByRole('radio', { name: '3 s' })).toBeChecked();
    await expectShown(page);
    await expect(film(page)).toHaveAttribute('data-state', 'still');
  });

  test('each page keeps its own draft', async ({ page }) => {
    await page.goto('/image-to-video/');
    await expect(film(page)).toBeVisible();
    await words(page).fill('fog drifts');
    await page.getByRole('link', { name: 'Text to Video' }).first().click();
    await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('');
    await page
      .getByRole('link', { name: /^Image to video/i })
      .first()
      .click();
    await expect(words(page)).toHaveValue('fog drifts');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a crop begins where it is cut by itself, and two fingers zoom it but not the page', async ({ page }) => {
    await page.goto('/image-to-video/');
    await add(page, { label: 'Your image', name: 'meadow.png' });
    await page.getByRole('radio', { name: '16:9' }).check();
    await page.getByRole('button', { name: 'Crop: Your image' }).tap();
    await expect(page.getByText('Default crop')).toBeVisible({ timeout: 60_000 });
    const down = page.getByRole('slider', { name: 'From top to bottom' });
    expect(Number(await down.inputValue())).toBeLessThan(45);

    const { x, y, width, height } = await boxOf(page);
    const touches = await page.context().newCDPSession(page);
    const put = (type: 'touchEnd' | 'touchMove' | 'touchStart', ...places: readonly (readonly [number, number])[]) =>
      touches.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: places.map(([across, below], id) => ({ id, x: x + across * width, y: y + below * height })),
      });
    await put('touchStart', [0.4, 0.3]);
    await put('touchStart', [0.4, 0.3], [0.6, 0.3]);
    await put('touchMove', [0.3, 0.3], [0.7, 0.3]);
    await put('touchEnd');
    await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', /^(19|20)\d%$/);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    await page.getByRole('button', { name: 'Apply crop' }).tap();
    await expect(page.getByText('Custom crop')).toBeVisible();
  });
});

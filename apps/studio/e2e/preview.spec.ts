import type { Locator, Page } from '@playwright/test';

import { chooseSmallest, createButton, items, promptField, signUp } from './stranger.ts';
import { expect, test } from './studio.ts';

const FRAME = 24;
/** The five prompts whose preview and clip are compared. */
const PROMPTS = [
  'a paper boat on a storm at night',
  'two foxes running through a snowy forest at dawn',
  'a whale swimming under an iceberg',
  'hot air balloons over a green valley',
  'mountain lake at dawn, a canoe',
];

const stage = (page: Page) => page.locator('canvas[data-frame]');

/** Keeps what an element shows as 640 x 360 RGBA under a name, in the page: pixels travel badly. */
const keepPixels = (element: Locator, name: string) =>
  element.evaluate((source: HTMLCanvasElement | HTMLVideoElement, key) => {
    const copy = new OffscreenCanvas(640, 360);
    const context = copy.getContext('2d');
    if (!context) throw new Error('no 2d context');
    context.drawImage(source, 0, 0, 640, 360);
    Object.assign(globalThis, { [key]: context.getImageData(0, 0, 640, 360).data });
  }, name);

/** Peak signal-to-noise ratio of two kept pictures in dB, alpha left out. */
const psnr = (page: Page, names: readonly [string, string]) =>
  page.evaluate((keys) => {
    // The test itself put the pictures there.
    const kept = globalThis as unknown as Record<string, Uint8ClampedArray>;
    const [a = new Uint8ClampedArray(), b = new Uint8ClampedArray()] = keys.map((key) => kept[key]);
    let sum = 0;
    for (const [index, value] of a.entries()) if (index % 4 !== 3) sum += (value - (b[index] ?? 0)) ** 2;
    return 10 * Math.log10(255 ** 2 / Math.max(1e-9, sum / (a.length * 0.75)));
  }, names);

/** Keeps what an element shows once it stays the same: a canvas of a worker shows a frame later than it says so. */
async function keepStill(element: Locator, name: string) {
  const page = element.page();
  let same = 0;
  await keepPixels(element, name);
  const reads = async () => {
    await keepPixels(element, 'earlier');
    same = (await psnr(page, [name, 'earlier'])) > 60 ? same + 1 : 0;
    await keepPixels(element, name);
    return same;
  };
  await expect.poll(reads, { intervals: [100] }).toBeGreaterThan(5);
}

async function stageIsPlaying(page: Page) {
  await expect(stage(page)).toHaveAttribute('data-state', 'playing', { timeout: 60_000 });
}

const shownFrame = async (page: Page) => Number(await stage(page).getAttribute('data-frame'));

test('the stage moves before anything is paid', async ({ page }) => {
  await page.goto('/text-to-video/');
  await promptField(page).fill(PROMPTS[0] ?? '');
  await stageIsPlaying(page);
  for (const [name, frame] of [
    ['first', 0],
    ['second', 24],
    ['third', 48],
  ] as const) {
    // By the film's own clock: a busy machine shows fewer frames, never others.
    await expect.poll(() => shownFrame(page), { intervals: [20] }).toBeGreaterThanOrEqual(frame);
    await keepPixels(stage(page), name);
  }
  expect(await psnr(page, ['first', 'second'])).toBeLessThan(45);
  expect(await psnr(page, ['second', 'third'])).toBeLessThan(45);
});

test('frame 24 of the preview and of the paid clip are the same picture', async ({ page }) => {
  test.setTimeout(300_000);
  await signUp(page);
  await chooseSmallest(page);
  for (const prompt of PROMPTS) {
    await promptField(page).fill(prompt);
    await expect(page.getByText('Seen:')).toContainText(prompt.split(' ')[1] ?? '');
    // A fresh stage has drawn nothing else yet.
    await page.reload();
    await expect(promptField(page)).toHaveValue(prompt);
    await stageIsPlaying(page);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('slider', { name: /position|time/i }).fill(String(FRAME));
    await expect(stage(page)).toHaveAttribute('data-frame', String(FRAME));
    await expect(stage(page)).toHaveAttribute('data-width', '640');
    await keepStill(stage(page), 'preview');
    await createButton(page).click();
    const item = items(page).filter({ hasText: prompt });
    await expect(item.getByText('8 charged')).toBeVisible({ timeout: 90_000 });
    await item.getByRole('button', { name: 'Play' }).click();
    const video = item.locator('video');
    await video.evaluate(
      async (element: HTMLVideoElement, time) => {
        element.pause();
        element.currentTime = time;
        while (element.seeking) {
          await new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
        }
      },
      (FRAME + 0.5) / 24,
    );
    await keepStill(video, 'clip');
    expect(await psnr(page, ['preview', 'clip']), prompt).toBeGreaterThan(35);
  }
});

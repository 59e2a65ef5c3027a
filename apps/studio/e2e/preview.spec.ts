import { atNight } from '@kinora/vitest-config/nightly';
import type { Locator, Page } from '@playwright/test';

import { chooseSmallest, createButton, items, playClip, promptField, signUp } from './stranger.ts';
import { expect, MOVING, test } from './studio.ts';

test.use(MOVING);

const FRAME = 24;
/** Prompts whose preview and clip are compared; the gate takes the first. */
const PROMPTS = [
  'a paper boat on a storm at night',
  'two foxes running through a snowy forest at dawn',
  'a whale swimming under an iceberg',
  'hot air balloons over a green valley',
  'mountain lake at dawn, a canoe',
];

const stage = (page: Page) => page.locator('canvas[data-frame]');

/** What an element shows, as 640 x 360 RGBA in base64. */
const pictureOf = (element: Locator) =>
  element.evaluate(async (source: HTMLCanvasElement | HTMLVideoElement) => {
    const context = new OffscreenCanvas(640, 360).getContext('2d');
    if (!context) throw new Error('no 2d context');
    context.drawImage(source, 0, 0, 640, 360);
    const reader = new FileReader();
    const read = new Promise((resolve) => reader.addEventListener('load', resolve));
    reader.readAsDataURL(new Blob([context.getImageData(0, 0, 640, 360).data]));
    await read;
    return typeof reader.result === 'string' ? reader.result.replace(/^.*,/, '') : '';
  });

/** What an element shows once it stays the same: a canvas of a worker shows a frame later than it says so. */
async function stillOf(element: Locator): Promise<string> {
  let picture = '';
  let same = 0;
  const reads = async () => {
    const next = await pictureOf(element);
    same = next === picture ? same + 1 : 0;
    picture = next;
    return same;
  };
  await expect.poll(reads, { intervals: [100] }).toBeGreaterThan(5);
  return picture;
}

/** Peak signal-to-noise ratio of two pictures in dB, alpha left out. */
function psnr(one: string, other: string): number {
  const [a, b] = [Buffer.from(one, 'base64'), Buffer.from(other, 'base64')];
  let sum = 0;
  for (const [index, value] of a.entries()) if (index % 4 !== 3) sum += (value - (b[index] ?? 0)) ** 2;
  return 10 * Math.log10(255 ** 2 / Math.max(1e-9, sum / (a.length * 0.75)));
}

async function stageIsPlaying(page: Page) {
  await expect(stage(page)).toHaveAttribute('data-state', 'playing', { timeout: 60_000 });
}

const shownFrame = async (page: Page) => Number(await stage(page).getAttribute('data-frame'));

test('the stage moves before anything is paid', async ({ page }) => {
  await page.goto('/text-to-video/');
  await promptField(page).fill(PROMPTS[0] ?? '');
  await stageIsPlaying(page);
  const pictures: string[] = [];
  for (const frame of [0, 24, 48]) {
    // By the film's own clock: a busy machine shows fewer frames, never others.
    await expect.poll(() => shownFrame(page), { intervals: [20] }).toBeGreaterThanOrEqual(frame);
    pictures.push(await pictureOf(stage(page)));
  }
  const [first = '', second = '', third = ''] = pictures;
  expect(psnr(first, second)).toBeLessThan(45);
  expect(psnr(second, third)).toBeLessThan(45);
});

test('a negative prompt takes what it names out of the scene, and is asked for with it', async ({ page }) => {
  await signUp(page);
  await page.goto('/text-to-video/');
  await promptField(page).fill('a lighthouse by the sea, birds');
  const understood = page.getByText('Understood:');
  await expect(understood).toContainText('birds');
  await page.getByText('More settings').click();
  await page.getByLabel('Negative prompt (optional)').fill('birds');
  await expect(understood).not.toContainText('birds');
  await chooseSmallest(page);
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/kinora/creations'),
  );
  await createButton(page).click();
  expect((await asked).postDataJSON()).toMatchObject({ input: { negative: 'birds' } });
  await page.reload();
  await expect(page.getByText('1 clip, negative prompt, random seed')).toBeVisible();
});

test('the stage rests behind a dialog', async ({ page }) => {
  await page.goto('/text-to-video/');
  await stageIsPlaying(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  /** Whether it shows the same frame for half a second: twelve of a moving one. */
  const rests = async () => {
    const before = await shownFrame(page);
    await page.waitForTimeout(500);
    return (await shownFrame(page)) === before;
  };
  await expect.poll(rests).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(rests).toBe(false);
});

test('a noun that nobody drew is drawn as something near, in the language of the prompt', async ({ page }) => {
  await page.goto('/text-to-video/');
  await promptField(page).fill('a cuckoo in a forest');
  await expect(page.getByText('Drawn as:')).toContainText('cuckoo: bird');
  await promptField(page).fill('un avestruz y un zorro en el bosque');
  await expect(page.getByText('Understood:')).toContainText('zorro, bosque');
});

/** The frame of the preview that shows a prompt, drawn sharp. */
async function previewOf(page: Page, prompt: string): Promise<string> {
  await promptField(page).fill(prompt);
  await expect(page.getByText('Understood:')).toContainText(prompt.split(' ')[1] ?? '');
  // A fresh stage has drawn nothing else yet.
  await page.reload();
  await expect(promptField(page)).toHaveValue(prompt);
  await stageIsPlaying(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('slider', { name: /position|time/i }).fill(String(FRAME));
  await expect(stage(page)).toHaveAttribute('data-frame', String(FRAME));
  await expect(stage(page)).toHaveAttribute('data-width', '640');
  return stillOf(stage(page));
}

/** The same frame of the paid clip. */
async function frameOf(item: Locator): Promise<string> {
  await expect(item.getByText('8 charged')).toBeVisible({ timeout: 120_000 });
  const video = await playClip(item);
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
  return stillOf(video);
}

test('frame 24 of the preview and of the paid clip are the same picture', async ({ page }) => {
  test.setTimeout(300_000);
  await signUp(page);
  await chooseSmallest(page);
  const previews = new Map<string, string>();
  // All are ordered before the first is looked at: the server draws while the next preview is.
  for (const [place, prompt] of atNight(PROMPTS, PROMPTS.slice(0, 1)).entries()) {
    previews.set(prompt, await previewOf(page, prompt));
    await createButton(page).click();
    await expect(items(page)).toHaveCount(place + 1);
  }
  for (const [prompt, preview] of previews) {
    const clip = await frameOf(items(page).filter({ hasText: prompt }));
    expect(psnr(preview, clip), prompt).toBeGreaterThan(35);
  }
});

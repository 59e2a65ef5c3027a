import { expect, type Page } from '@playwright/test';

/** The canvas of the stage, while a film is on it. */
export const film = (page: Page) => page.locator('canvas[data-frame]').first();

/** What is on the stage, as 32 x 32 grey values. */
export const pixelsOn = (page: Page) =>
  film(page).evaluate((canvas: HTMLCanvasElement) => {
    const copy = Object.assign(document.createElement('canvas'), { width: 32, height: 32 });
    const context = copy.getContext('2d');
    context?.drawImage(canvas, 0, 0, 32, 32);
    const data = context?.getImageData(0, 0, 32, 32).data ?? [];
    return Array.from({ length: 1024 }, (_value, index) => data[index * 4 + 1] ?? 0);
  });

export const apart = (one: number[], other: number[]) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

/** A figure before a meadow, 360 by 480, as a file of the member's. */
export const aPicture = (page: Page, sky = '#9cc8f0') =>
  page.evaluate(async (above) => {
    const canvas = new OffscreenCanvas(360, 480);
    const context = canvas.getContext('2d');
    const fill = (colour: string, [x, y, width, height]: [number, number, number, number]) => {
      if (context) context.fillStyle = colour;
      context?.fillRect(x, y, width, height);
    };
    fill(above, [0, 0, 360, 480]);
    fill('#5c9a4c', [0, 330, 360, 150]);
    fill('#a03028', [120, 180, 120, 260]);
    fill('#e8c09a', [140, 90, 80, 90]);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
    return [...bytes];
  }, sky);

/** Waits until a picture with some detail is on the stage. */
export async function expectShown(page: Page): Promise<void> {
  await expect.poll(async () => new Set(await pixelsOn(page)).size, { timeout: 60_000 }).toBeGreaterThan(8);
}

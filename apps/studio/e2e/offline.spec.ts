import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Response } from '@playwright/test';

import { expect, test } from './studio.ts';

test.use({ serviceWorkers: 'allow' });

test.afterEach(({ complaints }) => {
  // The browser itself logs each request that fails.
  complaints.length = 0;
});

const AWAY_IN_GERMAN = /Sie sind offline|Kinora antwortet nicht/;

/** Opens a page, waits until the offline page is kept, and takes the connection away. */
async function loseConnection(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.context().setOffline(true);
}

test('without a connection a page says so, and comes back with it', async ({ context, page }) => {
  await loseConnection(page, '/home/');
  // The worker hears of the lost connection a moment later than the page.
  await expect(async () => {
    await page.goto('/text-to-video/');
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/text-to-video\/$/);
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
});

test('without a connection the page is in the language somebody was in', async ({ context, page }) => {
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  await loseConnection(page, '/ar/home/');
  // The worker hears of the lost connection a moment later than the page.
  await expect(async () => {
    await page.goto('/ar/text-to-video/');
    await expect(page.getByRole('heading', { name: 'أنت غير متصل' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('main')).toHaveCSS('display', 'grid');
  const policy = answers.findLast((one) => one.request().isNavigationRequest())?.headers()['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  // A worker that was restarted meanwhile may not know of the lost connection: it blames the server.
  await page.goto('/de/terms/');
  await expect(page.getByRole('heading', { name: AWAY_IN_GERMAN })).toBeVisible();
  await page.goto('/terms/');
  await expect(page.getByRole('heading', { name: /You’re offline|Kinora isn’t responding/ })).toBeVisible();
  await context.addCookies([{ name: 'locale', value: 'de', url: new URL('/', page.url()).href }]);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: AWAY_IN_GERMAN })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Erneut versuchen' }).click();
  await expect(page).toHaveURL(/\/de\/home\/$/);
});

test('to a visitor with a connection it says that the server does not answer', async ({ page }) => {
  await loseConnection(page, '/home/');
  await page.context().setOffline(false);
  await page.context().route('**/text-to-video/', (route) => route.abort());
  await page.goto('/text-to-video/');
  await expect(page.getByRole('heading', { name: 'Kinora isn’t responding' })).toBeVisible();
});

test('can be installed: manifest and icons are what they say', async ({ page, request }) => {
  await page.goto('/home/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    const side = await page.evaluate(async (url) => {
      const bitmap = await createImageBitmap(await (await fetch(url)).blob());
      return `${bitmap.width}x${bitmap.height}`;
    }, src);
    expect(side).toBe(sizes);
  }
});

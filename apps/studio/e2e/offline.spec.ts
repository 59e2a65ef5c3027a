import { AxeBuilder } from '@axe-core/playwright';

import { expect, test } from './studio.ts';

test.use({ serviceWorkers: 'allow' });

test.afterEach(({ complaints }) => {
  // The browser itself logs each request that fails.
  complaints.length = 0;
});

test('without a connection a page says so, and comes back with it', async ({ context, page }) => {
  await page.goto('/home/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.goto('/text-to-video/');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/text-to-video\/$/);
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
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

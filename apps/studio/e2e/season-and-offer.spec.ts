import { AxeBuilder } from '@axe-core/playwright';
import { atNight } from '@kinora/vitest-config/nightly';
import type { Page } from '@playwright/test';

import { countShifts, shifts } from './layout-shifts.ts';
import { changePublicConfig } from './public-config.ts';
import { expect, test } from './studio.ts';

const SIZES = [
  [320, 256],
  [1440, 900],
  [390, 844],
] as const;

/** Letters that settle by less than a pixel; the bar itself would be a hundred times as much. */
const BAR_SHIFT_MAX = 0.0005;

const promotion = {
  kind: 'dated',
  name: 'autumn',
  text: 'Plans are half price until 30 November.',
  endsAt: Date.now() + 3_600_000,
} as const;
const offer = (page: Page) => page.getByRole('complementary', { name: 'Offer' });
const padding = (page: Page) =>
  page
    .getByRole('banner')
    .evaluate((header) => header.parentElement && getComputedStyle(header.parentElement).paddingTop);

test.describe('an offer above the page', () => {
  for (const [width, height] of atNight(SIZES, SIZES.slice(0, 2))) {
    test(`has its place from the first paint on at ${width} px`, async ({ page }) => {
      await changePublicConfig(page, { promotion });
      await page.setViewportSize({ width, height });
      await countShifts(page);
      await page.goto('/text-to-video/', { waitUntil: 'networkidle' });
      await expect(offer(page)).toBeVisible();
      expect(await padding(page)).toBe('71px');
      expect(await shifts(page)).toBeLessThanOrEqual(BAR_SHIFT_MAX);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    });
  }

  test('is closed with the keyboard and stays closed', async ({ page }) => {
    await changePublicConfig(page, { promotion });
    await page.goto('/terms/');
    await page.getByRole('button', { name: 'Close the offer' }).press('Enter');
    await expect(offer(page)).toHaveCount(0);
    expect(await padding(page)).toBe('0px');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });
});

const atHalloween = (page: Page) => page.clock.setFixedTime(new Date('2026-10-31T12:00:00Z'));

test.describe('the season', () => {
  test('has its picture beside its entry, another one in the menu of a phone', async ({ page }) => {
    await atHalloween(page);
    await page.goto('/terms/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: /^Video Effects/ }).getByRole('img')).toHaveJSProperty('width', 60);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('img', { name: 'Halloween' })).toHaveJSProperty('width', 28);
  });

  test('says its name where the picture does not come, and only logs that', async ({ complaints, page }) => {
    const warned: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
    await page.route('**/halloween-*.svg', (route) => route.abort());
    await atHalloween(page);
    await page.goto('/terms/');
    await expect(page.getByRole('link', { name: /^Video Effects/ })).toContainText('Halloween');
    expect(warned.filter((text) => text.startsWith('Failed loading icon'))).toHaveLength(2);
    // The browser itself logs each request that fails.
    complaints.length = 0;
  });

  test('is over on another day', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-04T00:00:00Z'));
    await page.goto('/terms/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('link', { name: 'Video Effects' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Halloween' })).toHaveCount(0);
  });
});

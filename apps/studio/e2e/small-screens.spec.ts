import type { Page } from '@playwright/test';

import { expect, test } from './studio.ts';
import { WALKED_PAGES } from './walked-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A phone of the narrowest kind, and a window of 1280 × 1024 magnified to 400 %. */
const SCREENS = [
  [320, 640],
  [320, 256],
] as const;

/** What lies over a control that was scrolled to the middle of the screen, so that it cannot be pressed. */
const covered = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>('main :is(a, button, input, textarea, select), footer a');
    for (const control of controls) {
      const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isShown || control.getBoundingClientRect().width <= 4) continue;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
      const isOurs = [control, control.closest('label')].some((one) => one?.contains(hit));
      // What holds the control lies under it, not over it.
      const isHolder = hit?.contains(control);
      if (!isOurs && !isHolder) found.push(`${control.outerHTML.slice(0, 80)} under ${hit?.outerHTML.slice(0, 80)}`);
    }
    return found;
  });

for (const path of WALKED_PAGES) {
  test(`${path} fits small screens: nothing sideways, nothing covered`, async ({ page }) => {
    await page.setViewportSize({ width: SCREENS[0][0], height: SCREENS[0][1] });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // One load for all sizes: what a page fits is up to its styles.
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await covered(page), `at ${width} × ${height}`).toEqual([]);
    }
  });
}

for (const [width, height] of SCREENS) {
  test(`the menu fits a screen of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/terms/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const upgrade = menu.getByRole('button', { name: 'Upgrade Now' });
    await upgrade.scrollIntoViewIfNeeded();
    await expect(upgrade).toBeInViewport({ ratio: 1 });
    expect(await menu.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });
}

test('notices what is covered', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/terms/', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const lid = document.createElement('div');
    Object.assign(lid.style, { position: 'fixed', inset: '0', zIndex: '9' });
    document.body.append(lid);
  });
  expect((await covered(page)).length).toBeGreaterThan(5);
});

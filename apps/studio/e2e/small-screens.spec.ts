import { atNight } from '@kinora/vitest-config/nightly';

import { covered, expectFittingSmallScreens, SCREENS } from './small-screens.ts';
import { expect, test } from './studio.ts';
import { WALKED_PAGES } from './walked-pages.ts';

// In the gate languages.spec.ts looks at them, in words that are longer.
for (const path of atNight(WALKED_PAGES, [])) {
  test(`${path} fits small screens: nothing sideways, nothing covered`, async ({ page }) => {
    await page.setViewportSize({ width: SCREENS[0][0], height: SCREENS[0][1] });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFittingSmallScreens(page);
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

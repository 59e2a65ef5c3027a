import type { Page } from '@playwright/test';

import { expect } from './studio.ts';

/** Texts that would run, were they ever taken for markup. */
export const IMAGE = '<img src=x onerror="window.__planted=1">';
export const SCRIPT = '"><script>window.__planted=1</script>';
export const PLANTED = [IMAGE, SCRIPT] as const;

/** Nothing that was planted became an element or ran. */
export async function expectOnlyText(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expect(page.locator('script', { hasText: '__planted' })).toHaveCount(0);
  expect(await page.evaluate(() => '__planted' in globalThis)).toBe(false);
}

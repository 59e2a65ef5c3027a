import type { Page } from '@playwright/test';

/** What a page may move while it loads, as layout shift scores count it. */
export const SHIFT_MAX = 0.01;

/** Adds up every layout shift from the first moment of the page on. */
export const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { score: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      // The entries of this type carry a score.
      for (const { value } of list.getEntries() as unknown as { value: number }[]) seen.score += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shifts = (page: Page) =>
  // The script above put it there.
  page.evaluate(() => (globalThis as unknown as { seen: { score: number } }).seen.score);

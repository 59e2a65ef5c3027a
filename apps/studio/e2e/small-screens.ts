import { expect, type Page } from '@playwright/test';

/** A phone of the narrowest kind, and a window of 1280 × 1024 magnified to 400 %. */
export const SCREENS = [
  [320, 640],
  [320, 256],
] as const;

/** What lies over a control that was scrolled to the middle of the screen, so that it cannot be pressed. */
export const covered = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>('main :is(a, button, input, textarea, select), footer a');
    for (const control of controls) {
      const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isShown || control.getBoundingClientRect().width <= 4) continue;
      // A list that grows while its end comes into sight moves what follows it away: that is come to once more.
      for (let time = 0, isSeen = false; time < 20 && !isSeen; time += 1) {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        const { bottom, top } = control.getBoundingClientRect();
        isSeen = Math.min(bottom, innerHeight - top) > 0;
      }
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
      const isOurs = [control, control.closest('label')].some((one) => one?.contains(hit));
      // What holds the control lies under it, not over it.
      const isHolder = hit?.contains(control);
      if (!isOurs && !isHolder) found.push(`${control.outerHTML.slice(0, 80)} under ${hit?.outerHTML.slice(0, 80)}`);
    }
    return found;
  });

/** One load is enough for all sizes: what a page fits is up to its styles. */
export async function expectFittingSmallScreens(page: Page): Promise<void> {
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await covered(page), `at ${width} × ${height}`).toEqual([]);
  }
}

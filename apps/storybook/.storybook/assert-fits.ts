import { expect } from 'storybook/test';

/** Nothing runs over the sides of the screen, at whatever width a story is shown. */
export async function assertFits(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth, 'The page is wider than its screen.').toBeLessThanOrEqual(clientWidth);
}

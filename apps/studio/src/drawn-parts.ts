import { lateHome } from '@kinora/home';
import { lateShell } from '@kinora/layout-nav';

/**
 * Loads what pages that are drawn ahead show besides their first script: where they are drawn, and again before the
 * studio takes their place. What does not come is missed later, in words.
 */
export async function loadDrawnParts(): Promise<void> {
  await Promise.allSettled([lateShell.load(), lateHome.load()]);
}

import { track } from '@kinora/browser';

/** A press of 'Upgrade Now' in one of the menus. */
export function subscribe(openPrices: () => void): void {
  track({ event: 'subscribe_click', label: 'menu' });
  openPrices();
}

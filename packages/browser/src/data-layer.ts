/**
 * Every event of the data layer, with what it says. Nothing is sent anywhere: an operator's own tag may read the list.
 * The label of a creation (`gaAction` in the specification) is the slug of its model or effect.
 */
export type TrackedEvent =
  /** An entry of the navigation was chosen. */
  | { readonly event: 'menu_click'; readonly key: string }
  /** 'Upgrade Now' in one of the menus. */
  | { readonly event: 'subscribe_click'; readonly label: 'menu' }
  /** The prices were opened because a creation costs more than there is; its `gaAction`. */
  | { readonly event: 'purchase_pop_up'; readonly label: string }
  /** A tab of the prices, or the button that buys from it. */
  | { readonly event: 'plan_tab'; readonly label: 'year' | 'month' }
  /** The prices were closed. */
  | { readonly event: 'plan_close' };

/** Their names, for those who hold the calls against them. */
export const TRACKED_EVENTS: { readonly [Name in TrackedEvent['event']]: readonly string[] } = {
  menu_click: ['key'],
  subscribe_click: ['label'],
  purchase_pop_up: ['label'],
  plan_tab: ['label'],
  plan_close: [],
};

export function track(event: TrackedEvent): void {
  // The conventional global of tag managers; the list may exist before us.
  const page = globalThis as { dataLayer?: unknown };
  if (!Array.isArray(page.dataLayer)) page.dataLayer = [];
  (page.dataLayer as TrackedEvent[]).push(event);
}

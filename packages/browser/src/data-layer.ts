/** Analytics of `decisions.md` 10: nothing is sent anywhere, an operator's own tag may read the list. */
export type TrackedEvent =
  | { readonly event: 'menu_click'; readonly key: string }
  | { readonly event: 'subscribe_click'; readonly label: 'menu' }
  | { readonly event: 'purchase_pop_up'; readonly label: string }
  | { readonly event: 'plan_tab'; readonly label: 'year' | 'month' }
  | { readonly event: 'plan_close' };

export function track(event: TrackedEvent): void {
  // The conventional global of tag managers; the list may exist before us.
  const page = globalThis as { dataLayer?: unknown };
  if (!Array.isArray(page.dataLayer)) page.dataLayer = [];
  (page.dataLayer as TrackedEvent[]).push(event);
}

import type { SetName } from './set-traits.ts';

/** What words put into a place that does not show it by itself: where it is when they name none. */
export const FIXTURES = {
  busStop: { home: 'oldtown' },
  pond: { home: 'park' },
  openOven: { home: 'kitchen' },
} as const satisfies Readonly<Record<string, { readonly home: SetName }>>;

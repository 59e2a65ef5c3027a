import { openSessionNews } from '@kinora/browser';

import type { Page } from '../page-atom.ts';

/** A page that goes nowhere, for tests and stories. */
export const aPage = (change: Partial<Page> = {}): Page => ({
  firstPause: () => Promise.resolve(),
  reload: () => {},
  deviceId: () => Promise.resolve('d-1'),
  openNews: openSessionNews,
  ...change,
});

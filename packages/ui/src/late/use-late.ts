import { useState, useSyncExternalStore } from 'react';

import { subscribeToLate, type Late } from './late.ts';

/** A late part, null until it is here; the first component that uses it asks for it. */
export function useLate<Part>(part: Late<Part>): Part | null {
  // While rendering, as React's `lazy` does: the file is under way while the page is painted. Unlike `lazy`, what
  // waits for it is exchanged at once, not 300 ms after it appeared.
  useState(() => void part.load());
  return useSyncExternalStore(subscribeToLate, part.get, part.get);
}

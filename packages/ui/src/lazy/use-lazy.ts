import { startTransition, useEffect, useState } from 'react';

import { shownPart, subscribeToLazy, type Lazy } from './lazy.ts';

/** A lazy part, null until it is here; the first component that uses it asks for it. */
export function useLazy<Part>(part: Lazy<Part>): Part | null {
  // While rendering, as React's `lazy` does: the file is under way while the page is painted.
  const [here, setHere] = useState(() => {
    void part.load();
    return shownPart(part);
  });
  useEffect(() => {
    // Unlike with `lazy`, what waits for it is exchanged as soon as it is drawn, not 300 ms after it appeared; and it
    // is drawn in small pieces, between which the page answers.
    const follow = () => startTransition(() => setHere(() => shownPart(part)));
    follow();
    return subscribeToLazy(follow);
  }, [part]);
  return here;
}

import { useCallback, useRef, type RefObject } from 'react';

import { followPointing } from './follow-pointing.ts';

export interface Pointing {
  /** The `ref` of the slot that `onPoint` is given. */
  readonly slot: RefObject<HTMLSpanElement | null>;
  /** The `ref` of the element whose pointer and focus count. */
  readonly follow: (element: HTMLElement | null) => (() => void) | undefined;
}

/** For elements that are no control themselves: hands over their slot while they are pointed at, and null after that. */
export function usePointing(onPoint: (slot: HTMLElement | null) => void): Pointing {
  const slot = useRef<HTMLSpanElement>(null);
  const follow = useCallback(
    (element: HTMLElement | null) =>
      element ? followPointing(element, (isThere) => onPoint(isThere ? slot.current : null)) : undefined,
    [onPoint],
  );
  return { slot, follow };
}

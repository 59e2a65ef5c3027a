import { useCallback, useLayoutEffect, useRef } from 'react';

import { followCropping, type Cropping } from './follow-cropping.ts';

/** Makes an element answer to pointers, keys and wheel; to be handed to it as `ref`. */
export function useCropping(cropping: Cropping): (box: HTMLElement | null) => (() => void) | undefined {
  const latest = useRef(cropping);
  useLayoutEffect(() => {
    latest.current = cropping;
  });
  return useCallback((box) => (box ? followCropping(box, () => latest.current) : undefined), []);
}

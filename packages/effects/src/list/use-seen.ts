import { useCallback, useState } from 'react';

/** How far from the screen something counts as seen. */
const MARGIN = '240px';

/** A `ref` for an element, and whether the element has been near the screen. */
export function useSeen(): readonly [
  watch: (element: HTMLElement | null) => (() => void) | undefined,
  isSeen: boolean,
] {
  const [isSeen, setSeen] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, isSeen];
}

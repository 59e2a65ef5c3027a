/** Below the window's edge: what is there comes into sight soon. */
const AHEAD = '600px';

/** Calls back when an element comes near the window. Returns how to stop. */
export function watchNear(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
    },
    { rootMargin: `0px 0px ${AHEAD}` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

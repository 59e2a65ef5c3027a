import { debounce, deviceType, savesData } from '@kinora/browser';

import type { PreloadQueue } from './preload-queue.ts';

/** The page of ours that an element of the page leads to; undefined where it leads to none, or to this one. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link || link.target !== '' || link.pathname === globalThis.location.pathname) return undefined;
  return link.pathname;
}

/** Loads pages ahead whose links come into sight: where there is no pointer that could show what is meant. */
function watchSight(queue: PreloadQueue): () => void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = isIntersecting ? pathOf(target) : undefined;
      if (path !== undefined) queue.add(path);
    }
  });
  const follow = debounce(() => {
    for (const link of document.querySelectorAll('a[href^="/"]')) seen.observe(link);
  });
  const changes = new MutationObserver(follow);
  changes.observe(document.body, { childList: true, subtree: true });
  follow();
  return () => {
    changes.disconnect();
    seen.disconnect();
  };
}

/**
 * Loads pages ahead when their link is pointed at or has the focus; on phones and tablets when it is in sight. Nothing
 * where somebody saves data. Returns how to stop.
 */
export function preloadLinks(queue: PreloadQueue): () => void {
  if (savesData()) return () => undefined;
  // A pointer that crosses the navigation means none of it.
  const mean = debounce((path: string) => queue.add(path));
  const meant = ({ target }: Event) => {
    const path = pathOf(target);
    if (path !== undefined) mean(path);
  };
  document.addEventListener('pointerover', meant);
  document.addEventListener('focusin', meant);
  const stopSight = deviceType() === 'desktop' ? undefined : watchSight(queue);
  return () => {
    document.removeEventListener('pointerover', meant);
    document.removeEventListener('focusin', meant);
    stopSight?.();
  };
}

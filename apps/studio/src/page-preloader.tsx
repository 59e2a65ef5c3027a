import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { withoutBase } from './page-language.ts';
import { preloadLinks } from './preload-links.ts';
import { createPreloadQueue, type PreloadQueue } from './preload-queue.ts';

let queue: PreloadQueue | undefined;

/** Whether pages are being preloaded: a failure to load isn't worth a notice yet. */
export const isPreloading = (): boolean => queue?.isBusy() === true;

/** Stands once in the app: loads pages ahead that somebody is about to open. */
export function PagePreloader() {
  const router = useRouter();
  useEffect(() => {
    queue = createPreloadQueue((path) => router.preloadRoute({ to: withoutBase(path, router.basepath) }));
    return preloadLinks(queue);
  }, [router]);
  return null;
}

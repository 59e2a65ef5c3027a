import { whenIdle } from '@kinora/browser';
import { isBehindDialog, subscribeToDialogs } from '@kinora/ui';

import { openSound } from './open-sound.ts';
import type { PlayerParts, PreviewWorker, WorkerListener } from './player-parts.ts';
import type { FilmSize } from './preview-film.ts';
import type { PreviewNews } from './preview-messages.ts';

/** Where the browser is never idle, the preview starts after this time all the same. */
const IDLE_MAX_MS = 1200;

function startWorker({ onNews, onBreak }: WorkerListener): PreviewWorker {
  const worker = new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<PreviewNews>) => onNews(data));
  worker.addEventListener('error', onBreak);
  return worker;
}

/** What is scrolled away or lies behind a dialog is not seen. */
function watchSight(element: Element, tell: (isSeen: boolean) => void): () => void {
  let isInSight = true;
  const look = () => tell(isInSight && !isBehindDialog(element));
  const observer = new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? true;
    look();
  });
  observer.observe(element);
  const stop = subscribeToDialogs(look);
  return () => {
    observer.disconnect();
    stop();
  };
}

function watchSize(element: Element, tell: (place: FilmSize) => void): () => void {
  const observer = new ResizeObserver((entries) => {
    const box = entries.at(-1)?.contentRect;
    if (box) tell({ width: box.width * devicePixelRatio, height: box.height * devicePixelRatio });
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** On more processors than these the page and the film don't wait for each other. */
const FEW_PROCESSORS = 4;
const PRESSES = ['pointerdown', 'pointerup', 'keydown'] as const;

function watchPresses(tell: () => void): () => void {
  if (navigator.hardwareConcurrency > FEW_PROCESSORS) return () => {};
  const how = { capture: true, passive: true };
  for (const press of PRESSES) addEventListener(press, tell, how);
  return () => {
    for (const press of PRESSES) removeEventListener(press, tell, how);
  };
}

/** The preview's worker, idle time and whether this browser asks for less motion. */
export const browserParts: PlayerParts = {
  startWorker,
  whenIdle: (run) => whenIdle(run, IDLE_MAX_MS),
  watchSight,
  watchSize,
  watchPresses,
  openSound,
  isStill: typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches,
};

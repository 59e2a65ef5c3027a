import { FONT_URLS } from '@kinora/creation-form';

import type { PreviewNews, PreviewSize } from './preview-messages.ts';
import type { PlayerParts, PreviewWorker } from './preview-player.ts';

function startWorker(hear: (news: PreviewNews) => void): PreviewWorker {
  const worker = new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<PreviewNews>) => hear(data));
  return worker;
}

function watchSize(element: Element, tell: (size: PreviewSize) => void): () => void {
  const observer = new ResizeObserver((entries) => {
    const box = entries.at(-1)?.contentRect;
    if (box) tell({ width: box.width * devicePixelRatio, height: box.height * devicePixelRatio });
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** The worker, the clock and the canvas of this browser. */
export const browserPlayer: PlayerParts = {
  startWorker,
  watchSize,
  makeCanvas: () => document.createElement('canvas'),
  now: () => performance.timeOrigin + performance.now(),
  nextPaint: (run) => {
    const frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  },
  fontUrls: FONT_URLS,
};

/** Whether this browser can decode clips and draw beside the page. */
export const canPreview = (): boolean =>
  typeof VideoDecoder === 'function' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype;

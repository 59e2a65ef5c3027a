import { FONT_URLS } from '@kinora/live-stage';

import type { PreviewNews, PreviewSize } from './preview-messages.ts';
import type { PlayerParts, PreviewWorker } from './preview-player.ts';
import { openAudio } from './sound/open-audio.ts';
import type { SoundNews } from './sound/sound-messages.ts';
import type { SoundWorker } from './sound/sound-player.ts';

function startWorker(hear: (news: PreviewNews) => void): PreviewWorker {
  const worker = new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<PreviewNews>) => hear(data));
  return worker;
}

function watchSize(element: Element, tell: (size: PreviewSize) => void): () => void {
  const observer = new ResizeObserver((entries) => {
    const { height, width } = entries.at(-1)?.contentRect ?? new DOMRect();
    tell({ width: width * devicePixelRatio, height: height * devicePixelRatio });
  });
  observer.observe(element);
  return () => observer.disconnect();
}

function startSoundWorker(hear: (news: SoundNews) => void): SoundWorker {
  const worker = new Worker(new URL('./sound/sound.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<SoundNews>) => hear(data));
  return worker;
}

const now = () => performance.timeOrigin + performance.now();

/** The worker, the clock and the canvas of this browser. */
export const browserPlayer: PlayerParts = {
  startWorker,
  watchSize,
  makeCanvas: () => document.createElement('canvas'),
  now,
  nextPaint: (run) => {
    const frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  },
  fontUrls: FONT_URLS,
  sound: {
    openAudio,
    startWorker: startSoundWorker,
    now,
    every: (run, ms) => {
      const timer = setInterval(run, ms);
      return () => clearInterval(timer);
    },
  },
};

/** Whether this browser can decode clips and draw beside the page. */
export const canPreview = (): boolean =>
  typeof VideoDecoder === 'function' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype;

import { createPreviewEngine } from './preview-engine.ts';
import type { PreviewRequest } from './preview-messages.ts';
import { loadPicture, loadTiles } from './read-pictures.ts';
import { readVideo } from './read-video.ts';
import { seekVideo } from './seek-video.ts';
import { loadWorkerFont, nextPaint, surfaceOf, workerEnvironment } from './worker-painting.ts';

const hear = createPreviewEngine({
  openVideo: readVideo,
  seekVideo,
  loadPicture,
  loadTiles,
  environment: workerEnvironment,
  surface: surfaceOf,
  loadFont: loadWorkerFont,
  now: () => performance.timeOrigin + performance.now(),
  nextPaint,
  later: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  say: (news) => postMessage(news),
});

addEventListener('message', ({ data }: MessageEvent<PreviewRequest>) => hear(data));

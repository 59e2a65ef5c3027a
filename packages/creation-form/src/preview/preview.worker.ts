import { openFilm } from './open-film.ts';
import type { PreviewRequest } from './preview-messages.ts';
import { createPainter } from './preview-painter.ts';
import { drawSketch } from './preview-sketch.ts';

/** How long nothing moves before a still is drawn at its full size. */
const REST_MS = 120;

const ask = createPainter({
  openFilm,
  sketch: drawSketch,
  now: () => performance.now(),
  nextPaint: (run) => void requestAnimationFrame(run),
  // Before the second picture of the screen the first one is on it.
  soon: (run) => void requestAnimationFrame(() => requestAnimationFrame(run)),
  later: (run) => void setTimeout(run, REST_MS),
  say: (news) => postMessage(news),
});

addEventListener('message', ({ data }: MessageEvent<PreviewRequest>) => ask(data));

import { lightOfFilm } from './film-light.ts';
import { openFilm } from './open-film.ts';
import type { PreviewRequest } from './preview-messages.ts';
import { createPainter } from './preview-painter.ts';
import { drawSketch } from './preview-sketch.ts';

/** How long nothing moves before a still is drawn at its full size. */
const REST_MS = 120;
/** Two pictures of a slow screen. */
const BREATH_MS = 66;

const ask = createPainter({
  openFilm,
  sketch: drawSketch,
  light: lightOfFilm,
  // It comes with what films pictures: most previews are without.
  cut: (request) => import('./find-cut.ts').then(({ findCut }) => findCut(request)),
  now: () => performance.now(),
  nextPaint: (run) => void requestAnimationFrame(run),
  soon: (run) => void setTimeout(run, BREATH_MS),
  later: (run) => void setTimeout(run, REST_MS),
  say: (news) => postMessage(news, { transfer: 'picture' in news && news.picture ? [news.picture] : [] }),
});

addEventListener('message', ({ data }: MessageEvent<PreviewRequest>) => ask(data));

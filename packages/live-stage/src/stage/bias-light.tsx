import { whenIdle } from '@kinora/browser';
import { useCallback } from 'react';

import { soften } from './soften.ts';

export interface BiasLightProps {
  /** The canvas or video whose picture lights the room; stays the same function. */
  source: () => HTMLCanvasElement | HTMLVideoElement | null;
}

/** Often enough for a light that drifts, seldom enough to cost nothing. */
const EVERY_MS = 700;
const WIDTH = 72;
/** How far the light falls beyond the film, as the style sheet has it, in parts of the light's width. */
const REACH = 0.1;

/** Whether there is a picture to copy. */
const isLit = (film: HTMLCanvasElement | HTMLVideoElement): boolean =>
  film instanceof HTMLVideoElement ? film.readyState >= film.HAVE_CURRENT_DATA : film.dataset.width !== '0';

function light(from: HTMLCanvasElement | HTMLVideoElement | null, to: HTMLCanvasElement): void {
  if (!from || document.hidden || !isLit(from) || to.clientWidth === 0) return;
  const height = Math.max(1, Math.round((WIDTH * to.clientHeight) / to.clientWidth));
  const edge = Math.round(WIDTH * REACH);
  if (to.height !== height) to.height = height;
  const context = to.getContext('2d', { willReadFrequently: true });
  if (!context || height <= 2 * edge) return;
  context.clearRect(0, 0, WIDTH, height);
  context.drawImage(from, edge, edge, WIDTH - 2 * edge, height - 2 * edge);
  const pixels = context.getImageData(0, 0, WIDTH, height);
  // Three passes reach three radii: nothing is left of the light where its canvas ends.
  soften(pixels, Math.floor((edge - 1) / 3));
  context.putImageData(pixels, 0, 0);
}

/** A tiny blurred copy of the film, which the stage enlarges behind it. */
export function BiasLight({ source }: BiasLightProps) {
  const attach = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return undefined;
      // Reading the film takes the longest of all that happens beside it: a press comes first.
      let cancelNext = () => {};
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        timer = setTimeout(() => {
          cancelNext = whenIdle(() => {
            light(source(), canvas);
            wait();
          }, EVERY_MS);
        }, EVERY_MS);
      };
      wait();
      return () => {
        clearTimeout(timer);
        cancelNext();
      };
    },
    [source],
  );
  return <canvas ref={attach} width={WIDTH} height={WIDTH} />;
}

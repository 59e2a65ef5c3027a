import { expect, it } from 'vitest';

import { aPromptScene } from '../testing/a-player.ts';
import type { PainterCanvas } from './painter-parts.ts';
import type { CutRequest, PreviewNews } from './preview-messages.ts';
import { createPainter } from './preview-painter.ts';

const CONTEXT = {} as unknown as ReturnType<PainterCanvas['getContext']>;

const CROP = { x: 0.7, y: 0.5, zoom: 1 };
const NO_FILM = {
  width: 1280,
  height: 720,
  fps: 24,
  frames: 120,
  understood: { seen: [], drawnAs: [], missed: [], isSubjectMissed: false, styleNamed: null, unsupportedScript: null },
  synthesise: null,
};

/** A painter without a canvas, that finds the crop of wide frames alone. */
function aPainter() {
  const said: PreviewNews[] = [];
  const ask = createPainter({
    openFilm: () => ({
      ...NO_FILM,
      load: () =>
        Promise.resolve(() => {
          throw new Error('no canvas left');
        }),
    }),
    sketch: () => Promise.reject(new Error('no')),
    cut: ({ frame }) => (frame.width > frame.height ? Promise.resolve(CROP) : Promise.reject(new Error('no'))),
    now: () => 0,
    nextPaint: () => {},
    soon: () => {},
    later: () => {},
    say: (news) => said.push(news),
  });
  return { ask, said, settled: () => new Promise((resolve) => setTimeout(resolve)) };
}

it('says when a scene cannot be drawn', async () => {
  const { ask, said, settled } = aPainter();
  ask({ kind: 'show', id: 4, scene: aPromptScene('fox') });
  await settled();
  expect(said.at(-1)).toEqual({ kind: 'failed', id: 4, message: 'no canvas left' });
});

it('says how a picture is cut, and when that cannot be found', async () => {
  const { ask, said, settled } = aPainter();
  const picture = { kind: 'sample', name: 'house' } as const;
  const wide: CutRequest = { picture, frame: { width: 1280, height: 720 } };
  ask({ kind: 'cut', cut: 1, request: wide });
  ask({ kind: 'cut', cut: 2, request: { picture, frame: { width: 720, height: 1280 } } });
  await settled();
  expect(said).toEqual([
    { kind: 'found', cut: 1, crop: CROP },
    { kind: 'found', cut: 2, crop: null },
  ]);
});

it('draws no frame for a moment after a press, and goes on where the film is by then', async () => {
  const drawn: number[] = [];
  let now = 0;
  let paint = () => {};
  const ask = createPainter({
    openFilm: () => ({
      ...NO_FILM,
      load: () => Promise.resolve(() => ({ frames: 120, drawFrame: (_context, frame) => void drawn.push(frame) })),
    }),
    sketch: () => Promise.reject(new Error('no')),
    cut: () => Promise.reject(new Error('no')),
    now: () => now,
    nextPaint: (run) => (paint = run),
    soon: () => {},
    later: () => {},
    say: () => {},
  });
  const canvas: PainterCanvas = { width: 0, height: 0, getContext: () => CONTEXT };
  ask({ kind: 'open', canvas: canvas as unknown as OffscreenCanvas });
  ask({ kind: 'play' });
  ask({ kind: 'show', id: 1, scene: aPromptScene('fox') });
  await new Promise((resolve) => setTimeout(resolve));
  ask({ kind: 'yield' });
  for (now of [42, 84, 126]) paint();
  expect(drawn).toEqual([0, 3]);
});

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
    light: () => ({}) as unknown as ImageBitmap,
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

/** A painter that plays on a canvas, with what it draws and says, and a clock that is set. */
async function aPlayingPainter() {
  const drawn: number[] = [];
  const said: PreviewNews[] = [];
  const clock = { now: 0, paint: () => {}, soon: () => {} };
  const ask = createPainter({
    openFilm: () => ({
      ...NO_FILM,
      load: () => Promise.resolve(() => ({ frames: 120, drawFrame: (_context, frame) => void drawn.push(frame) })),
    }),
    sketch: () => Promise.reject(new Error('no')),
    light: (_canvas, size) => size as unknown as ImageBitmap,
    cut: () => Promise.reject(new Error('no')),
    now: () => clock.now,
    nextPaint: (run) => (clock.paint = run),
    soon: (run) => (clock.soon = run),
    later: () => {},
    say: (news) => said.push(news),
  });
  const canvas: PainterCanvas = { width: 0, height: 0, getContext: () => CONTEXT };
  ask({ kind: 'open', canvas: canvas as unknown as OffscreenCanvas });
  ask({ kind: 'play' });
  ask({ kind: 'show', id: 1, scene: aPromptScene('fox') });
  await new Promise((resolve) => setTimeout(resolve));
  const passTo = (now: number) => {
    clock.now = now;
    clock.paint();
  };
  const soon = async () => {
    clock.soon();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return {
    ask,
    drawn,
    lit: () => said.filter(({ kind }) => kind === 'lit'),
    passTo,
    sketched: () => said.filter(({ kind }) => kind === 'sketched').length,
    soon,
  };
}

it('draws no frame for a moment after a press, and goes on where the film is by then', async () => {
  const { ask, drawn, passTo } = await aPlayingPainter();
  ask({ kind: 'yield' });
  for (const now of [42, 84, 126]) passTo(now);
  expect(drawn).toEqual([0, 3]);
});

it('draws no small picture while a press waits for its answer', async () => {
  const { ask, passTo, sketched, soon } = await aPlayingPainter();
  ask({ kind: 'yield' });
  ask({ kind: 'sketch', sketch: 1, scene: aPromptScene('fox') });
  await soon();
  expect(sketched()).toBe(0);
  passTo(126);
  await soon();
  expect(sketched()).toBe(1);
});

it('lights the room by the film now and then while it plays, and by each still', async () => {
  const { ask, lit, passTo } = await aPlayingPainter();
  passTo(84);
  expect(lit()).toEqual([]);
  const size = { width: 72, height: 41 };
  ask({ kind: 'light', place: { width: 1440, height: 810 } });
  for (let now = 126; now < 1500; now += 42) passTo(now);
  expect(lit()).toEqual([
    { kind: 'lit', picture: size },
    { kind: 'lit', picture: size },
  ]);
  ask({ kind: 'pause' });
  ask({ kind: 'seek', seek: 1, frame: 4 });
  expect(lit()).toHaveLength(4);
  ask({ kind: 'light', place: null });
  ask({ kind: 'seek', seek: 2, frame: 9 });
  expect(lit()).toHaveLength(4);
});

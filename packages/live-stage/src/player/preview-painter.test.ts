import type { PlanOptions } from '@kinora/reading';
import type { Soundtrack } from '@kinora/scenes/sound';
import { describe, expect, it } from 'vitest';

import { anEffect } from '../testing/an-effect.ts';
import type { PainterCanvas } from './painter-parts.ts';
import type { Film, PaintFilm } from './preview-film.ts';
import type { PreviewNews, PreviewRequest } from './preview-messages.ts';
import { createPainter } from './preview-painter.ts';
import type { PreviewScene } from './preview-scene.ts';

const OPTIONS: PlanOptions = { shape: '16:9', resolution: '720p', seconds: 5, style: 'storybook', seed: 7 };
const TRACK: Soundtrack = { sampleRate: 48_000, left: new Float32Array(2), right: new Float32Array(2) };
// The painter hands it on without looking inside.
const CONTEXT = {} as unknown as ReturnType<PainterCanvas['getContext']>;

const nameOf = (scene: PreviewScene) =>
  scene.kind === 'prompt' ? scene.prompt : `${'recipe' in scene && scene.recipe}`;

/** A film of made-up facts. */
const aFilm = (scene: PreviewScene, load: () => Promise<PaintFilm>): Film => ({
  width: 1280,
  height: 720,
  fps: 24,
  frames: 120,
  load,
  understood: {
    seen: nameOf(scene).split(' '),
    drawnAs: [],
    missed: [],
    isSubjectMissed: false,
    styleNamed: null,
    unsupportedScript: null,
  },
  synthesise: scene.kind === 'prompt' ? () => TRACK : null,
});

const runAll = (queue: (() => void)[]) => queue.forEach((one) => one());
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A painter over a made-up engine, clock and screen. */
function aPainter({ cost = 1 }: { cost?: number } = {}) {
  const said: PreviewNews[] = [];
  const drawn: string[] = [];
  const loads: (() => void)[] = [];
  let now = 0;
  let paints: (() => void)[] = [];
  let delayed: (() => void)[] = [];
  const painting =
    (name: string): PaintFilm =>
    ({ height }) => ({
      frames: 120,
      drawFrame: (_context: unknown, frame: number) => {
        now += cost;
        drawn.push(`${name} ${frame} ${height}`);
      },
    });
  const canvas: PainterCanvas = { width: 0, height: 0, getContext: () => CONTEXT };
  const ask = createPainter({
    openFilm: (scene) => {
      const film = aFilm(scene, () => new Promise((resolve) => loads.push(() => resolve(painting(nameOf(scene))))));
      return scene.kind === 'prompt' ? film : Promise.resolve(film);
    },
    sketch: ({ understood }, frame) =>
      understood.seen.includes('broken')
        ? Promise.reject(new Error('no'))
        : Promise.resolve({ width: frame } as unknown as ImageBitmap),
    light: (_canvas, { height }) => ({ width: 72, height }) as unknown as ImageBitmap,
    cut: () => Promise.reject(new Error('no')),
    now: () => now,
    nextPaint: (run) => paints.push(run),
    soon: (run) => run(),
    later: (run) => delayed.push(run),
    say: (news) => said.push(news),
  });
  ask({ kind: 'open', canvas: canvas as unknown as OffscreenCanvas });
  return {
    ask: (request: PreviewRequest) => ask(request),
    show: (id: number, prompt: string, options = OPTIONS) =>
      ask({ kind: 'show', id, scene: { kind: 'prompt', prompt, options } }),
    async loaded(index = loads.length - 1) {
      loads[index]?.();
      await settle();
    },
    passTime(time: number) {
      now += time;
      const due = paints;
      paints = [];
      runAll(due);
    },
    rest() {
      const due = delayed;
      delayed = [];
      runAll(due);
    },
    said,
    drawn,
    canvas,
  };
}

describe('createPainter', () => {
  it('says what it understood before anything is loaded', () => {
    const painter = aPainter();
    painter.show(1, 'red fox');
    expect(painter.said).toEqual([
      {
        kind: 'planned',
        id: 1,
        understood: {
          seen: ['red', 'fox'],
          drawnAs: [],
          missed: [],
          isSubjectMissed: false,
          styleNamed: null,
          unsupportedScript: null,
        },
        frames: 120,
        fps: 24,
      },
    ]);
    expect(painter.drawn).toEqual([]);
  });

  it('plays in real time and skips frames it has no time for', async () => {
    const painter = aPainter();
    painter.ask({ kind: 'play' });
    painter.show(1, 'fox');
    await painter.loaded();
    painter.passTime(1000);
    painter.passTime(500);
    expect(painter.drawn).toEqual(['fox 0 360', 'fox 24 360', 'fox 36 360']);
    expect(painter.said).toContainEqual({ kind: 'shown', id: 1 });
  });

  it('tells of ten frames a second while it plays, and of each where it stands', async () => {
    const painter = aPainter();
    painter.ask({ kind: 'play' });
    painter.show(1, 'fox');
    await painter.loaded();
    for (let frame = 1; frame <= 24; frame += 1) painter.passTime(1000 / 24 + 0.01);
    const told = painter.said.flatMap((news) => (news.kind === 'frame' ? [news.frame] : []));
    expect(told).toEqual([0, 3, 5, 8, 10, 12, 15, 17, 20, 22, 24]);
    painter.ask({ kind: 'pause' });
    painter.ask({ kind: 'seek', seek: 1, frame: 1 });
    expect(painter.said.slice(-2)).toMatchObject([{ frame: 24 }, { seek: 1, frame: 1 }]);
  });

  it('keeps the picture until the newest scene is there and drops older ones', async () => {
    const painter = aPainter();
    painter.show(1, 'fox');
    await painter.loaded();
    painter.show(2, 'fo');
    painter.show(3, 'boat');
    await painter.loaded(1);
    expect(painter.drawn).toEqual(['fox 0 360']);
    await painter.loaded(2);
    expect(painter.drawn).toEqual(['fox 0 360', 'boat 0 360']);
  });

  it('goes on at the same moment when the prompt changes', async () => {
    const painter = aPainter();
    painter.ask({ kind: 'play' });
    painter.show(1, 'fox');
    await painter.loaded();
    painter.passTime(2000);
    painter.show(2, 'boat');
    await painter.loaded();
    expect(painter.drawn.at(-1)).toBe('boat 48 360');
  });

  it('draws a still at the full size once nothing moves', async () => {
    const painter = aPainter();
    painter.show(1, 'fox');
    await painter.loaded();
    painter.ask({ kind: 'seek', seek: 1, frame: 24 });
    painter.rest();
    expect(painter.drawn.at(-1)).toBe('fox 24 720');
    expect(painter.said.at(-1)).toMatchObject({ kind: 'frame', seek: 1, frame: 24 });
    expect(painter.canvas.height).toBe(720);
    painter.ask({ kind: 'play' });
    painter.passTime(0);
    expect(painter.canvas.height).toBe(360);
  });

  it('makes no sharp still when it is played again before it had time', async () => {
    const painter = aPainter();
    painter.show(1, 'fox');
    await painter.loaded();
    painter.ask({ kind: 'pause' });
    painter.ask({ kind: 'play' });
    painter.rest();
    expect(painter.drawn.some((line) => line.endsWith('720'))).toBe(false);
  });

  it('draws smaller on a slow device, never another film', async () => {
    const painter = aPainter({ cost: 60 });
    painter.ask({ kind: 'play' });
    painter.show(1, 'fox');
    await painter.loaded();
    for (let frame = 0; frame < 60; frame += 1) painter.passTime(42);
    expect(painter.canvas.height).toBe(180);
    expect(painter.drawn.every((line) => line.startsWith('fox '))).toBe(true);
  });

  it('draws sketches beside the film, and none of one that fails', async () => {
    const { ask, said } = aPainter();
    ask({ kind: 'sketch', sketch: 1, scene: { kind: 'prompt', prompt: 'fox', options: OPTIONS } });
    ask({ kind: 'sketch', sketch: 2, scene: { kind: 'prompt', prompt: 'broken', options: OPTIONS } });
    await settle();
    ask({ kind: 'sketch', sketch: 3, scene: anEffect() });
    await settle();
    expect(said).toEqual([
      { kind: 'sketched', sketch: 1, picture: { width: 24 } },
      { kind: 'sketched', sketch: 2, picture: null },
      { kind: 'sketched', sketch: 3, picture: { width: 76 } },
    ]);
  });

  it('shows an effect where a prompt was, and plays no sound of it', async () => {
    const painter = aPainter();
    painter.show(1, 'fox');
    await painter.loaded();
    painter.ask({ kind: 'show', id: 2, scene: anEffect() });
    await settle();
    await painter.loaded();
    painter.ask({ kind: 'listen', id: 2 });
    expect(painter.drawn).toEqual(['fox 0 360', 'disco-fever 0 360']);
    expect(painter.said.at(-1)).toEqual({ kind: 'shown', id: 2 });
  });

  it('plays the sound of the film on the stage, and of no other', async () => {
    const painter = aPainter();
    painter.show(1, 'fox');
    await painter.loaded();
    painter.ask({ kind: 'listen', id: 2 });
    painter.ask({ kind: 'listen', id: 1 });
    await settle();
    expect(painter.said.filter(({ kind }) => kind === 'sound')).toEqual([{ kind: 'sound', id: 1, track: TRACK }]);
  });
});

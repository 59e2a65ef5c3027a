import { expect, it } from 'vitest';

import { anEffect } from '../testing/an-effect.ts';
import { openFilm } from './open-film.ts';

it('reads a prompt', async () => {
  const options = { shape: '16:9', resolution: '360p', seconds: 3, style: 'ink', seed: 7 } as const;
  expect(await openFilm({ kind: 'prompt', prompt: 'a fox', options })).toMatchObject({
    width: 640,
    height: 360,
    frames: 72,
    fps: 24,
    understood: { seen: ['fox'] },
  });
});

it('knows size and length of an effect, which has no sound', async () => {
  expect(await openFilm(anEffect({ seconds: 3 }))).toMatchObject({
    width: 720,
    height: 960,
    frames: 72,
    fps: 24,
    synthesise: null,
  });
});

it('takes a size in place of the shape', async () => {
  expect(await openFilm(anEffect({ recipe: null, size: { width: 240, height: 300 } }))).toMatchObject({ width: 240 });
});

it('knows no effect that does not exist', async () => {
  await expect(openFilm(anEffect({ recipe: 'no-such-effect' }))).rejects.toThrow('no-such-effect');
});

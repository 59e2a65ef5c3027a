import { createCanvas } from '@napi-rs/canvas';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openFilm } from './open-film.ts';
import type { VideoScene } from './preview-scene.ts';
import { SAMPLE_MEASURES } from './video-footage.ts';
import { loadVideoStills } from './video-frames.ts';

const SIZE = { width: 96, height: 54 };
const OPTIONS = { style: 'keep', air: 'none', pace: 'keep', seconds: 3, seed: 7, watermark: false } as const;

const aScene = (options: Partial<VideoScene['options']> = {}, prompt = ''): VideoScene => ({
  kind: 'video',
  video: { kind: 'sample' },
  prompt,
  options: { ...OPTIONS, ...options },
});

async function draw(frame: number, options?: Partial<VideoScene['options']>): Promise<Uint8ClampedArray> {
  const film = await openFilm(aScene(options));
  const paint = await film.load();
  const context = createCanvas(SIZE.width, SIZE.height).getContext('2d');
  paint(SIZE).drawFrame(context, frame);
  return context.getImageData(0, 0, SIZE.width, SIZE.height).data;
}

/** What is heard with the sample at a pace; it lasts as long as the film. */
async function heard(pace: string): Promise<Float32Array> {
  const film = await openFilm(aScene({ pace }));
  const track = await film.synthesise?.();
  expect(track?.left).toHaveLength(Math.round((film.frames / film.fps) * 48_000));
  return track?.left ?? new Float32Array();
}

const at = (data: Uint8ClampedArray, x: number, y: number) =>
  data[(Math.floor(y) * SIZE.width + Math.floor(x)) * 4 + 1] ?? 0;

beforeEach(() => {
  // A constructor, as the platform's is.
  vi.stubGlobal('OffscreenCanvas', function surface(width: number, height: number) {
    return createCanvas(width, height);
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the film of a changed video', () => {
  it('has the length, words, shape and sound of the plan', async () => {
    const film = await openFilm(aScene({ sound: 'music', pace: 'auto', shape: '9:16' }, 'a cat backwards'));
    expect(film).toMatchObject({ width: 720, height: 1280, frames: 72, fps: 24 });
    expect(film.understood).toEqual({
      seen: ['backwards'],
      drawnAs: [],
      missed: ['cat'],
      isSubjectMissed: false,
      styleNamed: null,
      unsupportedScript: null,
    });
    expect((await film.synthesise?.())?.left).toHaveLength(3 * 48_000);
    expect((await openFilm(aScene({ sound: 'none' }))).synthesise).toBeNull();
  });

  it('keeps the sound of the video at the pace of the film', async () => {
    const [kept, turned] = [await heard('keep'), await heard('reverse')];
    expect(kept.reduce((most, sample) => Math.max(most, sample), 0)).toBeGreaterThan(0.05);
    expect(turned).toEqual(kept.toReversed());
  });

  it('shows the video, drawn anew and under what falls', async () => {
    const plain = await draw(24);
    expect(await draw(24, { style: 'noir' })).not.toEqual(plain);
    expect(await draw(24, { air: 'snow' })).not.toEqual(plain);
    expect(await draw(24, { watermark: true })).not.toEqual(plain);
    expect(await draw(60)).not.toEqual(plain);
  });

  it('shows the part that was chosen as large as the frame', async () => {
    const whole = await draw(24);
    const quarter = await draw(24, { shape: '16:9', crops: { video: { x: 0.25, y: 0.75, zoom: 2 } } });
    const away = (left: number, top: number) => {
      let sum = 0;
      for (let y = 2; y < SIZE.height; y += 4)
        for (let x = 2; x < SIZE.width; x += 4)
          sum += Math.abs(at(quarter, x, y) - at(whole, left + x / 2, top + y / 2));
      return sum;
    };
    expect(away(0, 27) * 2).toBeLessThan(Math.min(away(48, 27), away(0, 0), away(48, 0)));
  });

  it('goes as the plan does', async () => {
    const first = await draw(0, { from: 1 });
    expect(await draw(24)).toEqual(first);
    expect(SAMPLE_MEASURES.seconds).toBeGreaterThan(4);
    expect(await draw(0, { pace: 'reverse', from: 1 })).toEqual(await draw(70, { from: 1 + 1 / 24 }));
  });
});

describe('the stills of a file', () => {
  it('are refused where the browser cannot decode it', async () => {
    const request = { id: 'a', file: new Blob(['no video']), moments: [0], width: 96, height: 54 };
    await expect(loadVideoStills(request)).rejects.toThrow('unsupported');
  });
});

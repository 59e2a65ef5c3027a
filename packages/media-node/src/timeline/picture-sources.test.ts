import { layersAt } from '@kinora/timeline';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { expect, it } from 'vitest';

import type { ClipFacts, NativeFrame } from '../codec/codec-port.ts';
import { aFilm, aTrack, aVideoClip, SIZE } from '../testing/timeline-films.ts';
import { openPictureSources, pathIn } from './picture-sources.ts';

const SECOND = 240_000;
const LAKE = 'creation:lake';
const video = { ...SIZE, fps: 24, frames: 96 };

async function* readSound() {}
async function* readFrames() {}
const decodeSound = () => Promise.reject(new Error('nobody asks for it'));

/** Frames that tell their number in red, and how often reading began. */
function aReader() {
  const starts: number[] = [];
  // Nothing else of the facts is read.
  const facts = { seconds: 4, video } as ClipFacts;
  const open = new Set<number>();
  async function* readNative(_file: string, from: number): AsyncGenerator<NativeFrame> {
    starts.push(from);
    for (let index = from; index < video.frames; index += 1) {
      open.add(index);
      yield { copyPixels: (target) => void target.fill(index), close: () => void open.delete(index) };
    }
  }
  return {
    reader: { probe: () => Promise.resolve(facts), readFrames, readNative, readSound, decodeSound },
    open,
    starts,
  };
}

const files = { pathOf: (id: string) => id, isPicture: () => false, isReversed: () => false };

it('shows the exact frame of each clip, and goes on with a medium after a cut', async () => {
  const clips = [
    aVideoClip({ id: 'one', mediaId: LAKE, sourceIn: 20_000 }),
    aVideoClip({ id: 'two', mediaId: LAKE, start: SECOND, sourceIn: SECOND + 20_000 }),
    aVideoClip({ id: 'three', mediaId: LAKE, start: 2 * SECOND, sourceIn: 0 }),
  ];
  const { document } = aFilm([aTrack('video', clips)]);
  const { reader, starts } = aReader();
  const sources = openPictureSources(reader, files);
  const seen: number[] = [];
  for (let frame = 0; frame < 72; frame += 12) {
    const layers = layersAt(document, frame * 10_000);
    const [picture] = (await sources.picturesOf(layers)).values();
    // What Node draws on is a canvas.
    const canvas = picture as unknown as { getContext(kind: '2d'): SKRSContext2D };
    seen.push(canvas.getContext('2d').getImageData(0, 0, 1, 1).data[3] ?? 0);
  }
  expect(seen).toEqual([2, 14, 26, 38, 0, 12]);
  // Once at the start, once for the jump back.
  expect(starts).toEqual([2, 0]);
  await sources.close();
});

const numberOf = (frame: NativeFrame | null) => {
  const pixel = new Uint8Array(1);
  frame?.copyPixels(pixel);
  return pixel[0];
};

it('gives a frame itself where nothing else is seen, and lets go of it', async () => {
  const small = { ...aVideoClip({ id: 'x', mediaId: LAKE }).frame, scale: 0.5 };
  const clips = [
    aVideoClip({ id: 'one', mediaId: LAKE, sourceIn: 20_000 }),
    aVideoClip({ id: 'two', mediaId: LAKE, start: SECOND, frame: small }),
  ];
  const { document } = aFilm([aTrack('video', clips)]);
  const { open, reader } = aReader();
  const sources = openPictureSources(reader, files);
  const plainAt = (frame: number, size = SIZE) => sources.plainFrame(layersAt(document, frame * 10_000), size);
  expect([numberOf(await plainAt(0)), numberOf(await plainAt(5))]).toEqual([2, 7]);
  expect(await plainAt(6, { width: 320, height: 180 })).toBeNull();
  expect(await plainAt(30)).toBeNull();
  expect(open.size).toBeLessThan(4);
  await sources.close();
  expect(open.size).toBe(0);
});

it('says which medium is not there', () => {
  expect(pathIn({ [LAKE]: '/lake' }, LAKE)).toBe('/lake');
  expect(() => pathIn({}, LAKE)).toThrow(`${LAKE} cannot be read`);
  expect(() => pathIn({}, 'constructor')).toThrow('it is not there');
});

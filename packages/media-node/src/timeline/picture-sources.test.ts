import { layersAt } from '@kinora/timeline';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { expect, it } from 'vitest';

import type { ClipFacts, DecodedFrame } from '../codec/codec-port.ts';
import { aFilm, aTrack, aVideoClip, SIZE } from '../testing/timeline-films.ts';
import { openPictureSources, pathIn } from './picture-sources.ts';

const SECOND = 240_000;
const LAKE = 'creation:lake';
const video = { ...SIZE, fps: 24, frames: 96 };

async function* readSound() {}
const decodeSound = () => Promise.reject(new Error('nobody asks for it'));

/** Frames that tell their number in red, and how often reading began. */
function aReader() {
  const starts: number[] = [];
  // Nothing else of the facts is read.
  const facts = { seconds: 4, video } as ClipFacts;
  async function* readFrames(_file: string, { from = 0 }: { from?: number | undefined }): AsyncGenerator<DecodedFrame> {
    starts.push(from);
    for (let index = from; index < video.frames; index += 1) {
      yield { seconds: index / 24, pixels: Buffer.alloc(SIZE.width * SIZE.height * 4, index) };
    }
  }
  return { reader: { probe: () => Promise.resolve(facts), readFrames, readSound, decodeSound }, starts };
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

it('says which medium is not there', () => {
  expect(pathIn({ [LAKE]: '/lake' }, LAKE)).toBe('/lake');
  expect(() => pathIn({}, LAKE)).toThrow(`${LAKE} cannot be read`);
  expect(() => pathIn({}, 'constructor')).toThrow('it is not there');
});

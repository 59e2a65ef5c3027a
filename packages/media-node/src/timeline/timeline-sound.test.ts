import { mixTimelineSound } from '@kinora/footage/timeline';
import { mixBetween } from '@kinora/timeline';
import { expect, it } from 'vitest';

import type { SoundPiece } from '../codec/codec-port.ts';
import { aFilm, aTone, aTrack, aVideoClip, SIZE } from '../testing/timeline-films.ts';
import { openTimelineSound } from './timeline-sound.ts';

const SECOND = 240_000;
const LAKE = 'creation:lake';
const tone = aTone(6, 7);
const lake = { kind: 'video', duration: 6 * SECOND, ...SIZE, rate: null, hasSound: true } as const;

/** Reads the tone in pieces, and counts how often somebody began. */
function aCodec() {
  const starts: number[] = [];
  async function* readSound(_file: string, from: number): AsyncGenerator<SoundPiece> {
    starts.push(from);
    for (let start = Math.floor(from / 1000) * 1000; start < tone.left.length; start += 1000) {
      yield { start, left: tone.left.slice(start, start + 1000), right: tone.right.slice(start, start + 1000) };
    }
  }
  return { codec: { readSound }, starts };
}

const at = { sampleRate: 48_000, from: 0, to: 5 * SECOND } as const;
const clips = [
  aVideoClip({ id: 'one', mediaId: LAKE, duration: 2 * SECOND, sourceIn: SECOND, sourceDuration: 2 * SECOND }),
  aVideoClip({ id: 'two', mediaId: LAKE, start: 2 * SECOND, duration: SECOND, sourceIn: 60_000, reversed: true }),
  aVideoClip({
    id: 'three',
    mediaId: LAKE,
    start: 3 * SECOND,
    duration: 2 * SECOND,
    sourceDuration: 3 * SECOND,
    speed: { num: 3, den: 2 },
    keepPitch: false,
  }),
];
const film = aFilm([aTrack('video', clips)], { media: { [LAKE]: lake }, range: { start: 0, end: 5 * SECOND } });

it('is the mix of the whole, whatever part is read', async () => {
  const { codec, starts } = aCodec();
  const sound = openTimelineSound(film, { codec, files: { pathOf: (id) => id } });
  const parts = mixBetween(film.document, 0, 5 * SECOND, film.media);
  const whole = mixTimelineSound(parts, () => tone, at);
  expect(sound?.length).toBe(5 * 48_000);
  for (let from = 0; from < 5 * 48_000; from += 40_000) {
    const part = await sound?.read(from, 40_000);
    expect(part?.left).toEqual(whole.left.slice(from, from + 40_000));
  }
  // Forward a medium is read on; only what goes backwards begins again.
  expect(starts.length).toBeLessThan(6);
  expect((await sound?.read(0, 10))?.left).toEqual(whole.left.slice(0, 10));
  await sound?.close();
});

it('is none where nothing is heard', () => {
  const silent = aFilm([aTrack('video', clips, { muted: true })], { media: { [LAKE]: lake } });
  expect(openTimelineSound(silent, { codec: aCodec().codec, files: { pathOf: (id) => id } })).toBeNull();
});

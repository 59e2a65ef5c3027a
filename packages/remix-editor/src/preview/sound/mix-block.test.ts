import type { TimelineDocument } from '@kinora/contracts/timeline';
import { aClip, aDocument, aTrack, someFacts } from '@kinora/timeline/fixtures';
import { describe, expect, it } from 'vitest';

import { aMedium, seconds } from '../../testing/a-preview.ts';
import { createBlockMixer } from './mix-block.ts';
import { createSoundChunks } from './sound-chunks.ts';

const media = { 'upload:music': aMedium({ ...someFacts({ kind: 'audio', duration: seconds(60) }), url: '/music' }) };

/** A file that becomes louder with each second. */
const rising = (sample: number) => Math.floor(sample / 48_000) / 100;

function mixer() {
  return createBlockMixer(
    createSoundChunks((url, { from, to }) => {
      if (url !== '/music') return Promise.reject(new Error('404'));
      const side = Float32Array.from({ length: to - from }, (_, index) => rising(from + index));
      return Promise.resolve({ left: side, right: side });
    }),
  );
}

const music = (change: Parameters<typeof aClip>[0]) =>
  aClip({ kind: 'audio', mediaId: 'upload:music', duration: seconds(10), ...change });
const withClips = (...clips: TimelineDocument['tracks'][number]['clips']) =>
  aDocument({ tracks: [aTrack({ kind: 'audio', clips })] });

describe('a block of sound', () => {
  it('is what is heard at its time', async () => {
    const document = withClips(music({ start: seconds(1), sourceIn: seconds(20) }));
    const block = await mixer().mix(document, media, { from: seconds(3), to: seconds(3.5) });
    expect(block?.left).toHaveLength(24_000);
    expect(block?.left[12_000]).toBeCloseTo(0.22, 3);
  });

  it('takes two parts of one medium from their own places', async () => {
    const document = withClips(
      music({ id: 'a', duration: seconds(1), sourceIn: seconds(40) }),
      music({ id: 'b', start: seconds(1), sourceIn: seconds(5) }),
    );
    const block = await mixer().mix(document, media, { from: seconds(0.75), to: seconds(1.25) });
    expect(block?.left[6000]).toBeCloseTo(0.4, 3);
    expect(block?.left[18_000]).toBeCloseTo(0.05, 3);
  });

  it('fits the next one without a seam, also stretched', async () => {
    const document = withClips(music({ speed: { num: 3, den: 2 }, sourceIn: seconds(1) }));
    const one = mixer();
    const whole = await one.mix(document, media, { from: seconds(1), to: seconds(2) });
    const second = await one.mix(document, media, { from: seconds(1.5), to: seconds(2) });
    expect(whole?.left.subarray(24_000)).toEqual(second?.left);
  });

  it('is nothing where nothing is heard, or its file can not be read', async () => {
    const document = withClips(music({}), music({ id: 'gone', mediaId: 'upload:gone', start: seconds(20) }));
    expect(await mixer().mix(document, media, { from: seconds(12), to: seconds(13) })).toBeNull();
    expect(await mixer().mix(document, media, { from: seconds(21), to: seconds(22) })).toBeNull();
    const gone = { 'upload:music': { ...media['upload:music'], url: '/gone' } };
    expect(await mixer().mix(document, gone, { from: 0, to: seconds(1) })).toBeNull();
  });
});

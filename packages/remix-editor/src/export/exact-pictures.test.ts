import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import { aClip } from '@kinora/timeline/fixtures';
import { describe, expect, it } from 'vitest';

import { aFrameSource, FAKE_FPS } from '../testing/a-frame-source.ts';
import { aMedium } from '../testing/a-preview.ts';
import { createExactPictures, missingMedium } from './exact-pictures.ts';

const clip = aClip({ mediaId: 'fox' });
const frozen = aClip({ id: 'frozen', kind: 'image', mediaId: 'fox' });
const photo = aClip({ id: 'photo', kind: 'image', mediaId: 'photo' });
const media = {
  fox: aMedium({ url: '/fox', proxy: '/proxy' }),
  gone: aMedium({ url: '/gone' }),
  photo: aMedium({ kind: 'image', url: '/photo' }),
  lost: aMedium({ kind: 'image', url: '/gone' }),
};
const frame = (number: number) => (number / FAKE_FPS) * TICKS_PER_SECOND;

function pictures() {
  const seen = { opened: [] as string[], closed: 0, loaded: 0 };
  const exact = createExactPictures(media, {
    openVideo: (url, { onFail }) => {
      seen.opened.push(url);
      return aFrameSource({ onFail: url === '/gone' ? onFail : undefined, onClose: () => (seen.closed += 1) });
    },
    loadPicture: (url) => {
      seen.loaded += 1;
      return url === '/gone' ? Promise.reject(new Error('404')) : Promise.resolve({ width: 5, height: 5 });
    },
  });
  return { exact, seen };
}

describe('pictures of an export', () => {
  it('are the very frames of the original, by one reader', async () => {
    const { exact, seen } = pictures();
    for (let number = 0; number < 60; number += 1) {
      expect((await exact.pictureOf(clip, frame(number))).width).toBe(number);
    }
    expect(seen.opened).toEqual(['/fox']);
  });

  it('go backwards where the clip does', async () => {
    const { exact } = pictures();
    const back = { ...clip, reversed: true };
    for (let number = 60; number > 20; number -= 1) {
      expect((await exact.pictureOf(back, frame(number))).width).toBe(number);
    }
  });

  it('may be frozen, or pictures', async () => {
    const { exact, seen } = pictures();
    expect((await exact.pictureOf(frozen, frame(33))).width).toBe(33);
    await exact.pictureOf(photo, 0);
    expect((await exact.pictureOf(photo, 0)).width).toBe(5);
    expect(seen.loaded).toBe(1);
  });

  it('are let go of with their clips', async () => {
    const { exact, seen } = pictures();
    await exact.pictureOf(clip, 0);
    exact.keep(new Set(['clip']));
    expect(seen.closed).toBe(0);
    exact.keep(new Set());
    await exact.pictureOf(clip, 0);
    exact.close();
    expect(seen.closed).toBe(2);
  });

  it.each(['gone', 'lost', 'unknown'])('say which medium is missing: %s', async (mediaId) => {
    const { exact } = pictures();
    const error: unknown = await exact.pictureOf({ ...clip, mediaId }, 0).catch((reason: unknown) => reason);
    expect(missingMedium(error)).toBe(mediaId);
  });
});

it('knows other errors from missing media', () => {
  const others = [new Error('full'), new Error('x', { cause: 3 }), new Error('x', { cause: { mediaId: 7 } }), 'text'];
  expect(others.map(missingMedium)).toEqual([null, null, null, null]);
});

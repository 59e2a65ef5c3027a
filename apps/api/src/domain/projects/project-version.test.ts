import { expect, it } from 'vitest';

import { aDocument, aTrack, aVideoClip } from '../../testing/projects/timelines.ts';
import { versionOf } from './project-version.ts';

const SECOND = 240_000;

it('tells of an empty timeline that nothing is in it', () => {
  const { facts, mediaIds } = versionOf(aDocument());
  expect(facts).toEqual({ name: 'A boat', poster: null, clips: 0, ticks: 0 });
  expect(mediaIds).toEqual([]);
});

it('has the poster of what is seen first, the highest of several, and the media of takes', () => {
  const { facts, mediaIds } = versionOf(
    aDocument({
      tracks: [
        aTrack({ clips: [aVideoClip({ mediaId: 'low' }), aVideoClip({ id: 'c2', start: SECOND, mediaId: 'low' })] }),
        aTrack({
          id: 'v2',
          clips: [
            aVideoClip({ id: 'c3', mediaId: 'high', takes: [{ mediaId: 'take', sourceIn: 0, name: '' }] }),
            aVideoClip({ id: 'c4', start: 4 * SECOND, mediaId: 'late' }),
          ],
        }),
        aTrack({ id: 'a1', kind: 'audio', clips: [aVideoClip({ id: 'c5', kind: 'audio', mediaId: 'sound' })] }),
      ],
    }),
  );
  expect(facts).toMatchObject({ poster: 'high', clips: 5, ticks: 5 * SECOND });
  expect(mediaIds).toEqual(['low', 'high', 'take', 'late', 'sound']);
});

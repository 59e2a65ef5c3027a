import { applyEdit, mixBetween, problemsOf, run } from '@kinora/timeline';
import { aClip, aDocument, aTrack, countedIds, someMedia } from '@kinora/timeline/fixtures';
import { expect, it } from 'vitest';

import { detachSound } from './detach-sound.ts';

const SECOND = 240_000;

it('puts the same sound at the same time on a track below, linked to its picture', () => {
  const clip = aClip({ id: 'fox', start: SECOND, sourceIn: SECOND, gain: 0.5 });
  const document = aDocument({ tracks: [aTrack({ clips: [clip] })] });
  const result = run(document, detachSound(document, clip), { media: someMedia, makeId: countedIds('new') });
  if (!result.ok) throw new Error(result.failure.reason);
  const after = applyEdit(document, result.value);
  expect(problemsOf(after, someMedia)).toEqual([]);
  const [sound, picture] = after.tracks.map(({ clips }) => clips[0]);
  expect(sound).toMatchObject({ kind: 'audio', start: SECOND, sourceIn: SECOND, gain: 0.5, linkId: picture?.linkId });
  const heard = (one: typeof document) =>
    mixBetween(one, 0, 9 * SECOND, someMedia).map(({ at, duration, sourceFrom }) => [at, duration, sourceFrom]);
  expect(heard(after)).toEqual(heard(document));
});

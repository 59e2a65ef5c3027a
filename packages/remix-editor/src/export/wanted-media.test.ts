import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import { expect, it } from 'vitest';

import { aLittleFilm, sampleMedia } from '../timeline-view/testing/sample-timelines.ts';
import { wantedMedia } from './wanted-media.ts';

const film = aLittleFilm();
const second = (from: number, to: number) => ({ start: from * TICKS_PER_SECOND, end: to * TICKS_PER_SECOND });

it('finds each medium once, with what of it is seen and heard', () => {
  const wanted = wantedMedia({ document: film, media: sampleMedia });
  expect(wanted.map(({ mediaId }) => mediaId).toSorted()).toEqual(['creation:fox', 'creation:lake', 'upload:music']);
  expect(wanted.find(({ mediaId }) => mediaId === 'upload:music')).toMatchObject({ isSeen: false, isHeard: true });
  expect(wanted.find(({ mediaId }) => mediaId === 'creation:lake')).toMatchObject({ isSeen: true });
});

it('leaves out what is not in the range, hidden or silent', () => {
  const ids = (document: typeof film, range?: ReturnType<typeof second>) =>
    wantedMedia({ document, media: sampleMedia, range }).flatMap(({ isSeen, mediaId }) => (isSeen ? mediaId : []));
  expect(ids(film, second(6, 8))).toEqual(['creation:lake']);
  const tracks = film.tracks.map((track) => ({ ...track, hidden: true, muted: true }));
  expect(wantedMedia({ document: { ...film, tracks }, media: sampleMedia })).toEqual([]);
});

it('calls a medium that is gone by its clip', () => {
  const [lost] = wantedMedia({ document: film, media: {}, range: second(6, 8) });
  expect(lost).toMatchObject({ name: 'Whale song', url: null });
});

import { aTimelineOf } from '@kinora/timeline/fixtures';
import { expect, it } from 'vitest';

import { aLittleFilm } from '../testing/sample-timelines.ts';
import { cutsAt, placedClips } from './clip-cuts.ts';

const film = aLittleFilm();
const cuts = (...ids: readonly string[]) =>
  cutsAt(film, placedClips(film, new Set(ids))).map(({ left, right }) => `${left.id} ${right.id}`);

it('finds each cut at the edges of selected clips once', () => {
  expect(cuts('sea-clip')).toEqual(['sea-clip whale']);
  expect(cuts('sea-clip', 'whale')).toEqual(['sea-clip whale']);
  expect(cuts('balloon', 'boats', 'gone')).toEqual([]);
});

it('knows the transition of a cut', () => {
  const transition = { id: 'soft', leftId: 'sea-clip', rightId: 'whale', duration: 240_000, kind: 'cross-dissolve' };
  const document = { ...film, transitions: [transition] };
  expect(cutsAt(document, placedClips(document, new Set(['whale'])))).toMatchObject([{ transition: { id: 'soft' } }]);
});

it('handles no clip of a locked track, and none of too many', () => {
  const tracks = film.tracks.map((track) => ({ ...track, locked: true }));
  expect(placedClips({ ...film, tracks }, new Set(['whale']))).toEqual([]);
  const many = aTimelineOf(60);
  expect(placedClips(many, new Set(many.tracks.flatMap(({ clips }) => clips.map(({ id }) => id))))).toEqual([]);
});

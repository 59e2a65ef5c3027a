import { TICKS_PER_SECOND, type Track } from '@kinora/contracts/timeline';
import { aClip, aTrack } from '@kinora/timeline/fixtures';
import { expect, it } from 'vitest';

import { bandsOf, rowsOf } from '../../geometry/rows.ts';
import type { Look } from '../paint/painting.ts';
import { contentsOf, isSameContents } from './tile-contents.ts';

const SECOND = TICKS_PER_SECOND;
const clips = [0, 1, 20].map((second, place) => aClip({ id: `c-${place}`, start: second * SECOND, duration: SECOND }));
const track = aTrack({ clips });
const inks = {} as Look['inks'];
const look: Look = {
  inks,
  zoom: 50,
  rate: { num: 30, den: 1 },
  selected: new Set(),
  dragged: new Set(),
  transitions: [],
  pictures: { medium: () => undefined, film: () => null, peaks: () => null },
  words: { muted: String, missing: String },
};

function seen(shown: Track, changes: Partial<Look> = {}, loaded = 0) {
  const [band] = bandsOf(rowsOf([shown]));
  if (!band) throw new Error('no band');
  return contentsOf({ band, area: { left: 0, width: 512, top: 0 }, loaded }, { ...look, ...changes });
}

const first = seen(track);
const isSame = (shown: Track, changes?: Partial<Look>, loaded?: number) =>
  isSameContents(first, seen(shown, changes, loaded));

it('is right as long as nothing changes that it shows', () => {
  expect(isSame(track)).toBe(true);
  const [one, two] = track.clips;
  const elsewhere = aClip({ id: 'c-9', start: 30 * SECOND, duration: SECOND });
  if (!one || !two) throw new Error('no clips');
  expect(isSame({ ...track, clips: [one, two, elsewhere] })).toBe(true);
  expect(isSame(track, { selected: new Set(['c-2']), dragged: new Set(['elsewhere']) })).toBe(true);
});

it('is painted anew when something does', () => {
  const moved = track.clips.map((clip) => (clip.id === 'c-1' ? { ...clip, name: 'owl' } : clip));
  expect(isSame({ ...track, clips: moved })).toBe(false);
  expect(isSame({ ...track, clips: track.clips.slice(1) })).toBe(false);
  expect(isSame({ ...track, muted: true })).toBe(false);
  expect(isSame(track, { zoom: 51 })).toBe(false);
  expect(isSame(track, { selected: new Set(['c-1']) })).toBe(false);
  expect(isSame(track, { dragged: new Set(['c-1']) })).toBe(false);
  expect(isSame(track, {}, 1)).toBe(false);
});

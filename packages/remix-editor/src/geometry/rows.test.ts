import { aTrack } from '@kinora/timeline/fixtures';
import { expect, it } from 'vitest';

import { bandsOf, rowAt, rowsHeight, rowsOf } from './rows.ts';

const tracks = [aTrack({ kind: 'audio' }), aTrack(), aTrack({ kind: 'text' })];

it('shows what covers the others first', () => {
  expect(rowsOf(tracks).map(({ track, top }) => [track.kind, top])).toEqual([
    ['text', 0],
    ['video', 44],
    ['audio', 120],
  ]);
  expect(rowsHeight(rowsOf(tracks))).toBe(164);
  expect(rowsHeight([])).toBe(0);
});

it('knows which row a place is in', () => {
  const rows = rowsOf(tracks);
  expect(rowAt(rows, 43)?.track.kind).toBe('text');
  expect(rowAt(rows, 44)?.track.kind).toBe('video');
  expect(rowAt(rows, 164)).toBeUndefined();
  expect(rowAt(rows, -1)).toBeUndefined();
});

it('paints many tracks in portions', () => {
  const rows = rowsOf(Array.from({ length: 20 }, (_, place) => aTrack({ id: `t-${place}`, kind: 'audio' })));
  const bands = bandsOf(rows);
  expect(bands.map(({ top, height }) => [top, height])).toEqual([
    [0, 440],
    [440, 440],
  ]);
  expect(bands.flatMap((band) => band.rows)).toEqual(rows);
  expect(bandsOf([])).toEqual([]);
});

import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';

import { NAVIGATION } from './navigation.data.ts';
import { existingGroups, isCurrentEntry, isInSeason } from './navigation.ts';

const entries = NAVIGATION.flatMap((group) => group.entries);
const currentAt = (pathname: string) =>
  entries.filter((entry) => isCurrentEntry(entry, pathname)).map(({ key }) => key);

it('keeps only entries whose route exists, and no empty group', () => {
  const groups = existingGroups(NAVIGATION, ['/text-to-video/', '/library/']);
  expect(groups.map(({ key }) => key)).toEqual(['ai-video', 'yours']);
  expect(groups.flatMap((group) => group.entries).map(({ path }) => path)).toEqual(['/text-to-video/', '/library/']);
});

it('shows nothing when no route exists', () => {
  expect(existingGroups(NAVIGATION, [])).toEqual([]);
});

it.each([
  ['/text-to-video/', ['text-to-video']],
  ['/text-to-video/sora-2/', ['text-to-video']],
  ['/ai-video-effects/halloween/', ['video-effects']],
  ['/', []],
  ['/terms/', []],
])('at %s the current entry is %j', (pathname, keys) => {
  expect(currentAt(pathname)).toEqual(keys);
});

it('has a season from its first to its last day', () => {
  const season = { from: '10-10', to: '11-03', label: msg`Halloween` };
  expect(isInSeason(season, new Date(2026, 9, 9))).toBe(false);
  expect(isInSeason(season, new Date(2026, 9, 10))).toBe(true);
  expect(isInSeason(season, new Date(2027, 10, 3))).toBe(true);
  expect(isInSeason(season, new Date(2027, 10, 4))).toBe(false);
});

it('has a season over the turn of the year', () => {
  const season = { from: '12-20', to: '01-06', label: msg`Winter` };
  expect(isInSeason(season, new Date(2026, 0, 6))).toBe(true);
  expect(isInSeason(season, new Date(2026, 11, 31))).toBe(true);
  expect(isInSeason(season, new Date(2026, 6, 1))).toBe(false);
});

it('gives every entry a key and a path of its own', () => {
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  expect(entries.every(({ path }) => path.startsWith('/') && path.endsWith('/'))).toBe(true);
});

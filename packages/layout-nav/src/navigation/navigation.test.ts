import { expect, it } from 'vitest';

import { NAVIGATION } from './navigation.data.ts';
import { existingGroups, isCurrentEntry } from './navigation.ts';

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

it('gives every entry a key and a path of its own', () => {
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  expect(entries.every(({ path }) => path.startsWith('/') && path.endsWith('/'))).toBe(true);
});

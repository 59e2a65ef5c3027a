import { expect, it } from 'vitest';

import { learn, type PastWork } from './past-work.ts';

const clips = (count: number, clip: PastWork): PastWork[] => Array.from({ length: count }, () => clip);
const small = { mode: 'text', resolution: '360p', shape: '16:9', seconds: 3 };
const large = { mode: 'text', resolution: '1080p', shape: '16:9', seconds: 8 };

const rounded = (durations: readonly number[]) => [...new Set(durations.map((took) => Number(took.toFixed(1))))];

it('knows clips of the same kind by themselves', () => {
  const took = learn([...clips(8, { ...small, took: 2 }), ...clips(8, { ...large, took: 40 })]);
  expect(took(small)).toEqual(Array(8).fill(2));
  // A little shorter than those that are known.
  expect(rounded(took({ ...large, seconds: 6 }))).toEqual([34.6]);
});

it('looks at a coarser kind where there are too few, and at its clips as if they had the same size', () => {
  const took = learn([
    ...clips(7, { ...small, took: 2 }),
    ...clips(8, { ...small, seconds: 8, took: 5 }),
    ...clips(8, { ...large, took: 40 }),
    { mode: 'effect', resolution: null, shape: null, seconds: null, took: 99 },
  ]);
  expect(took(small)).toHaveLength(15);
  expect(rounded(took(small))).toEqual([2, 2.3]);
  const unseen = rounded(took({ ...small, resolution: '720p' }));
  expect(Math.min(...unseen)).toBeGreaterThan(5);
  expect(Math.max(...unseen)).toBeLessThan(20);
  expect(took({ ...small, mode: 'image' })).toHaveLength(24);
});

it('knows each route by itself, and all of them while one is new', () => {
  const took = learn([
    ...clips(8, { ...small, route: 'fal', took: 90 }),
    ...clips(8, { ...small, seconds: 8, route: 'vidu', took: 30 }),
    ...clips(3, { ...small, route: 'new', took: 1 }),
  ]);
  expect(rounded(took({ ...small, route: 'fal' }))).toEqual([90]);
  expect(took({ ...small, route: 'vidu' })).toHaveLength(8);
  expect(Math.max(...took({ ...small, route: 'vidu' }))).toBeLessThan(31);
  // Eleven clips of its kind, whoever made them.
  expect(took({ ...small, route: 'new' })).toEqual(took(small));
  expect(took(small)).toHaveLength(11);
});

it('takes what there is while there is little, in order', () => {
  const took = learn([
    { ...small, took: 3 },
    { ...small, took: 1 },
  ]);
  expect(took(small)).toEqual([1, 3]);
  expect(learn([])(small)).toEqual([]);
});

import { expect, it } from 'vitest';

import { learn, type PastWork } from './past-work.ts';

const clips = (count: number, clip: PastWork): PastWork[] => Array.from({ length: count }, () => clip);
const small = { mode: 'text', resolution: '360p', seconds: 3 };
const large = { mode: 'text', resolution: '1080p', seconds: 8 };

it('knows clips of the same kind by themselves', () => {
  const took = learn([...clips(8, { ...small, took: 2 }), ...clips(8, { ...large, took: 40 })]);
  expect(took(small)).toEqual(Array(8).fill(2));
  expect(took({ ...large, seconds: 6 })).toEqual(Array(8).fill(40));
});

it('looks at a coarser kind where there are too few', () => {
  const took = learn([
    ...clips(7, { ...small, took: 2 }),
    ...clips(8, { ...small, seconds: 8, took: 5 }),
    ...clips(8, { ...large, took: 40 }),
    { mode: 'effect', resolution: null, seconds: null, took: 99 },
  ]);
  expect(new Set(took(small))).toEqual(new Set([2, 5]));
  expect(new Set(took({ ...small, resolution: '720p' }))).toEqual(new Set([2, 5, 40]));
  expect(new Set(took({ mode: 'image', resolution: '360p', seconds: 3 }))).toEqual(new Set([2, 5, 40, 99]));
});

it('takes what there is while there is little, in order', () => {
  expect(
    learn([
      { ...small, took: 3 },
      { ...large, took: 1 },
    ])(small),
  ).toEqual([1, 3]);
  expect(learn([])(small)).toEqual([]);
});

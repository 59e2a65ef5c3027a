import { describe, expect, it } from 'vitest';

import { filesNamedIn, fragmentOf } from './fragment.ts';

describe('the files of a fragment', () => {
  it.each([
    ['first=f-1&last=f-2&seed=7', { first: 'f-1', last: 'f-2' }],
    ['clip=c-1', { clip: 'c-1' }],
    ['references=f-1+f-2', { references: ['f-1', 'f-2'] }],
    ['first=', {}],
    ['references=', { references: [] }],
    ['references=+', { references: [] }],
  ])('of %s are %o', (fragment, files) => {
    expect(filesNamedIn(new URLSearchParams(fragment))).toEqual(files);
  });
});

it('names the count too, and where a clip begins only if that is later', () => {
  const blank = {
    model: 'local',
    mode: 'text',
    prompt: 'a fox',
    choices: { seconds: 5 },
    from: 0,
    seed: 7,
    count: 1,
  } as const;
  expect(fragmentOf(blank)).toBe('model=local&prompt=a+fox&seconds=5&seed=7&count=1');
  expect(fragmentOf({ ...blank, negative: 'birds' })).toContain('prompt=a+fox&negative=birds');
  expect(fragmentOf({ ...blank, mode: 'video', from: 2, count: 4 })).toBe(
    'model=local&mode=video&prompt=a+fox&seconds=5&from=2&seed=7&count=4',
  );
});

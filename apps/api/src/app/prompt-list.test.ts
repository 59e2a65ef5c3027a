import { describe, expect, it } from 'vitest';

import { checkList, type ListedInput } from './prompt-list.ts';

const deps = { routed: () => 'local' as const, random: () => 0.5 };
const check = (change: Partial<ListedInput>) =>
  checkList({ model: 'local', mode: 'text', input: { seconds: 3 }, count: 1, ...change }, deps);
const failure = (details: object) => ({ ok: false, failure: details });

describe('checkList', () => {
  it('takes a single prompt as before', () => {
    expect(check({ input: { prompt: 'a boat', seed: 3 }, count: 4 })).toMatchObject({
      ok: true,
      value: { count: 4, inputs: [{ prompt: 'a boat', seed: 3 }] },
    });
  });

  it('makes an input of every line, tidied, all with one seed', () => {
    const prompts = [' a boat ', 'a fox'];
    let turns = 0;
    const random = () => (turns += 1) / 10;
    const asked = { model: 'local', mode: 'text', input: { seconds: 3 }, prompts, count: 2 } as const;
    const checked = checkList(asked, { ...deps, random });
    expect(checked).toMatchObject({
      ok: true,
      value: { count: 4, price: 8, inputs: [{ prompt: 'a boat' }, { prompt: 'a fox' }] },
    });
    const seeds = checked.ok ? checked.value.inputs.map(({ seed }) => seed) : [];
    expect(seeds).toEqual([429_496_729, 429_496_729]);
  });

  it.each([
    [{ prompts: ['a boat', ' '] }, { reason: 'invalid', fields: { prompt: 'missing' }, line: 2 }],
    [
      { prompts: ['a boat', 'a fox', 'x'.repeat(2001)] },
      { reason: 'invalid', fields: { prompt: 'too-long' }, line: 3 },
    ],
    [
      { prompts: ['a boat', 'a sign that says "Привет"'] },
      { reason: 'content-refused', why: 'script-without-font', script: 'Cyrl', line: 2 },
    ],
    [{ prompts: Array.from({ length: 21 }, () => 'a boat') }, { reason: 'invalid', fields: { prompts: 'too-many' } }],
    [
      { prompts: ['a boat', 'a fox'], count: 11 },
      { reason: 'invalid', fields: { prompts: 'too-many' } },
    ],
    [{ prompts: [] }, { reason: 'invalid', fields: { prompts: 'missing' } }],
    [
      { prompts: ['a boat'], input: { prompt: 'a fox' } },
      { reason: 'invalid', fields: { prompt: 'not-supported' } },
    ],
    [
      { prompts: ['a boat'], mode: 'effect' as const },
      { reason: 'invalid', fields: { prompts: 'not-supported' } },
    ],
  ])('refuses %o with %o', (change, details) => {
    expect(check(change)).toEqual(failure(details));
  });

  it('needs words in every line, also where a clip needs none', () => {
    const first = '01940000-0000-7000-8000-000000000001';
    const asked = { mode: 'image', input: { first }, prompts: ['drifts', ''] } as const;
    expect(check(asked)).toEqual(failure({ reason: 'invalid', fields: { prompt: 'missing' }, line: 2 }));
    expect(check({ ...asked, prompts: ['drifts', 'falls'] })).toMatchObject({
      ok: true,
      value: {
        inputs: [
          { first, prompt: 'drifts' },
          { first, prompt: 'falls' },
        ],
        files: [{ id: first }],
      },
    });
  });
});

import { COUNT_MAX, GPU_CREDITS } from '@kinora/contracts';
import { findMode, priceOf } from '@kinora/contracts/catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { AT_A_VENDOR, HERE } from './checked-request.ts';
import { checkList, type ListedInput } from './prompt-list.ts';

const deps = { routed: () => HERE, gpuCredits: GPU_CREDITS, random: () => 0.5 };
const check = (change: Partial<ListedInput>) =>
  checkList({ model: 'local', mode: 'text', input: { seconds: 3 }, count: 1, ...change }, deps);
const refused = (problem: object) => ({ ok: false, failure: problem });

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
    [{ prompts: ['a boat', ' '] }, { reason: 'invalid', details: { fields: { prompt: 'missing' }, line: 2 } }],
    [
      { prompts: ['a boat', 'a fox', 'x'.repeat(2001)] },
      { reason: 'invalid', details: { fields: { prompt: 'too-long' }, line: 3 } },
    ],
    [
      { prompts: ['a boat', 'a sign that says "Привет"'] },
      { reason: 'content-refused', details: { reason: 'script-without-font', script: 'Cyrl', line: 2 } },
    ],
    [
      { prompts: Array.from({ length: 21 }, () => 'a boat') },
      { reason: 'invalid', details: { fields: { prompts: 'too-many' } } },
    ],
    [
      { prompts: ['a boat', 'a fox'], count: 11 },
      { reason: 'invalid', details: { fields: { prompts: 'too-many' } } },
    ],
    [{ prompts: [] }, { reason: 'invalid', details: { fields: { prompts: 'missing' } } }],
    [
      { prompts: ['a boat'], input: { prompt: 'a fox' } },
      { reason: 'invalid', details: { fields: { prompt: 'not-supported' } } },
    ],
    [
      { prompts: ['a boat'], mode: 'effect' as const },
      { reason: 'invalid', details: { fields: { prompts: 'not-supported' } } },
    ],
  ])('refuses %o with %o', (change, problem) => {
    expect(check(change)).toEqual(refused(problem));
  });

  it('needs words in every line, also where a clip needs none', () => {
    const first = '01940000-0000-7000-8000-000000000001';
    const asked = { mode: 'image', input: { first }, prompts: ['drifts', ''] } as const;
    expect(check(asked)).toEqual(refused({ reason: 'invalid', details: { fields: { prompt: 'missing' }, line: 2 } }));
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

it('holds the catalogue’s price of each clip of each prompt, which is what the form shows', () => {
  const lists = fc.array(fc.constantFrom('a boat', 'a red fox', 'ein Haus am See'), {
    minLength: 1,
    maxLength: COUNT_MAX,
  });
  const mode = findMode('veo-3-1', 'text');
  if (!mode) throw new Error('not in the catalogue');
  const seconds = fc.constantFrom(4, 6, 8);
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: COUNT_MAX }), seconds, (prompts, count, length) => {
      const asked = { model: 'veo-3-1', mode: 'text', input: { seconds: length }, prompts, count } as const;
      const checked = checkList(asked, { ...deps, routed: () => AT_A_VENDOR });
      const isTaken = prompts.length * count <= COUNT_MAX;
      expect(checked.ok).toBe(isTaken);
      const total = checked.ok ? checked.value.price * checked.value.count : 0;
      const { shape, resolution, audio, tier } = (checked.ok && checked.value.input) || {};
      const choices = Object.fromEntries(
        Object.entries({ shape, resolution, audio, tier, seconds: length }).filter(([, value]) => value !== undefined),
      );
      expect(total).toBe(isTaken ? priceOf(mode, choices, GPU_CREDITS) * prompts.length * count : 0);
    }),
  );
});

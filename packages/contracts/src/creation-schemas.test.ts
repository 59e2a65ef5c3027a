import { describe, expect, it } from 'vitest';

import { createInput, pageInput } from './creation-schemas.ts';

const good = {
  model: 'local',
  mode: 'text',
  input: { prompt: 'a boat', seconds: 5 },
  count: 1,
  gold_coins: 8,
  idempotencyKey: 'b6f1a3a0-0000-4000-8000-000000000000',
};

describe('createInput', () => {
  it('takes a creation and forgets fields it does not know', async () => {
    const taken = await createInput.validate({ ...good, surprise: 1 }, { stripUnknown: true });
    expect(taken).toEqual(good);
  });

  it('takes the values of an effect as they are', async () => {
    const values = { tempo: 0.3, light: 'cold', loud: true };
    const taken = await createInput.validate({ ...good, mode: 'effect', input: { effect: 'bunny-hop', values } });
    expect(taken.input).toEqual({ effect: 'bunny-hop', values });
  });

  it('takes crops as they are, and adds none', async () => {
    const crops = { first: { x: 0, y: 1, zoom: 1 }, last: { x: 0.25, y: 0.5, zoom: 3 } };
    const taken = await createInput.validate({ ...good, input: { crops } }, { stripUnknown: true });
    expect(taken.input).toEqual({ crops });
  });

  it.each([
    [{ model: undefined }, 'missing'],
    [{ mode: 'dance' }, 'unknown'],
    [{ others: Array.from({ length: 4 }, () => ({ model: 'local', input: {} })) }, 'too-many'],
    [{ others: [{ input: {} }] }, 'missing'],
    [{ count: 0 }, 'out-of-range'],
    [{ count: 21 }, 'out-of-range'],
    [{ count: 1.5 }, 'not-whole'],
    [{ prompts: [] }, 'missing'],
    [{ prompts: [undefined] }, 'missing'],
    [{ prompts: ['x'.repeat(40_001)] }, 'too-long'],
    [{ prompts: Array.from({ length: 21 }, () => 'a boat') }, 'too-many'],
    [{ gold_coins: -1 }, 'out-of-range'],
    [{ idempotencyKey: 'short' }, 'not-a-key'],
    [{ idempotencyKey: 'with space in it' }, 'not-a-key'],
    [{ input: { first: '../../etc/passwd' } }, 'not-an-id'],
    [{ input: { prompt: 'x'.repeat(40_001) } }, 'too-long'],
    [{ input: { crops: { first: { x: 0.5, y: 0.5 } } } }, 'missing'],
    [{ input: { crops: { last: { x: 1.1, y: 0.5, zoom: 1 } } } }, 'out-of-range'],
    [{ input: { crops: { video: { x: 0, y: 0, zoom: 3.5 } } } }, 'out-of-range'],
    [{ input: { crops: { video: { x: 0, y: Number.NaN, zoom: 1 } } } }, 'y'],
    [{ input: { values: ['a'] } }, 'wrong-type'],
    [{ input: { values: 'a' } }, 'wrong-type'],
    [{ input: { values: { light: { deep: 1 } } } }, 'wrong-type'],
    [{ input: { values: { light: null } } }, 'wrong-type'],
    [{ input: { values: { tempo: Number.POSITIVE_INFINITY } } }, 'wrong-type'],
    [{ input: { values: { light: 'x'.repeat(65) } } }, 'wrong-type'],
    [{ input: { values: { ['x'.repeat(65)]: 1 } } }, 'too-long'],
    [{ input: { values: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`v${at}`, at])) } }, 'too-many'],
  ])('refuses %o', async (change, problem) => {
    await expect(createInput.validate({ ...good, ...change })).rejects.toThrow(problem);
  });
});

describe('pageInput', () => {
  it('reads numbers from a query and limits them', async () => {
    expect(await pageInput.validate({ limit: '20' })).toEqual({ limit: 20 });
    await expect(pageInput.validate({ limit: '101' })).rejects.toThrow('out-of-range');
  });
});

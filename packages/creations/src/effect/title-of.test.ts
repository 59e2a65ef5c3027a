import { describe, expect, it } from 'vitest';

import { titleOf } from './title-of.ts';

const names: Readonly<Record<string, string>> = { 'golden-idol': 'Midas moment' };
const nameOf = (id: string) => names[id] ?? null;
const effect = (id: string, prompt?: string) =>
  ({ mode: 'effect', input: { effect: id, ...(prompt !== undefined && { prompt }) } }) as const;

describe('titleOf', () => {
  it('is the prompt of a text', () => {
    expect(titleOf({ mode: 'text', input: { prompt: 'a boat' } }, nameOf)).toBe('a boat');
    expect(titleOf({ mode: 'text', input: {} }, nameOf)).toBe('');
  });

  it('is the name of an effect, with the words it prints', () => {
    expect(titleOf(effect('golden-idol'), nameOf)).toBe('Midas moment');
    expect(titleOf(effect('golden-idol', 'POW'), nameOf)).toBe('Midas moment: POW');
  });

  it('is made of the id where no name is known', () => {
    expect(titleOf(effect('bunny-hop'), nameOf)).toBe('Bunny hop');
  });
});

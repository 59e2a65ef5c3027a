import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';

import { titleOf } from './title-of.ts';

const names: Readonly<Record<string, string>> = { 'golden-idol': 'Midas moment' };
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const nameOf = (id: string) => names[id] ?? null;
const effect = (id: string, prompt?: string) =>
  ({ mode: 'effect', input: { effect: id, ...(prompt !== undefined && { prompt }) } }) as const;

describe('titleOf', () => {
  it('is the prompt of a text', () => {
    expect(titleOf({ mode: 'text', input: { prompt: 'a boat' } }, { i18n, nameOf })).toBe('a boat');
    expect(titleOf({ mode: 'text', input: {} }, { i18n, nameOf })).toBe('');
  });

  it('is what a clip of pictures was made from, where nobody wrote a word', () => {
    expect(titleOf({ mode: 'image', input: { first: 'a' } }, { i18n, nameOf })).toBe('Animated image');
    expect(titleOf({ mode: 'first-last', input: {} }, { i18n, nameOf })).toBe('Image morph');
    expect(titleOf({ mode: 'image', input: { prompt: 'snow' } }, { i18n, nameOf })).toBe('snow');
  });

  it('is the name of a project that was exported', () => {
    expect(titleOf({ mode: 'edit', input: { prompt: 'Two boats' } }, { i18n, nameOf })).toBe('Two boats');
    expect(titleOf({ mode: 'edit', input: {} }, { i18n, nameOf })).toBe('Edited timeline');
  });

  it('is the name of an effect, with the words it prints', () => {
    expect(titleOf(effect('golden-idol'), { i18n, nameOf })).toBe('Midas moment');
    expect(titleOf(effect('golden-idol', 'POW'), { i18n, nameOf })).toBe('Midas moment: POW');
  });

  it('is made of the id where no name is known', () => {
    expect(titleOf(effect('bunny-hop'), { i18n, nameOf })).toBe('Bunny hop');
  });
});

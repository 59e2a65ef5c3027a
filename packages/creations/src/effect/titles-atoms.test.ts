// @vitest-environment happy-dom
import { GPU_CREDITS } from '@kinora/contracts';
import { aCreation } from '@kinora/contracts/fixtures';
import { setupI18n } from '@lingui/core';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import { takeCreationsAtom } from '../creations-atoms.ts';
import { lazyEffectFacts } from './lazy-effect-facts.ts';
import { requestPrice } from './request-price.ts';
import { titlesAtom } from './titles-atoms.ts';

// One file for all that needs the recipes: importing them takes longest.
const typed = aCreation();
const idol = aCreation({ id: 'e', mode: 'effect', input: { effect: 'golden-idol' } });

const ENGLISH = setupI18n({ locale: 'en', messages: { en: {} } });

it('names effects once their names are here, and asks for them only where there are any', async () => {
  const store = createStore();
  const stop = store.sub(titlesAtom, () => {});
  store.set(takeCreationsAtom, [typed]);
  expect(store.get(titlesAtom)(typed, ENGLISH)).toBe(typed.input.prompt);
  expect(lazyEffectFacts.get()).toBeNull();
  store.set(takeCreationsAtom, [idol]);
  expect(store.get(titlesAtom)(idol, ENGLISH)).toBe('Golden idol');
  await lazyEffectFacts.load();
  await expect.poll(() => store.get(titlesAtom)(idol, ENGLISH)).toBe('Midas moment');
  stop();
});

const request = (effect: string, seconds: number) =>
  ({ model: 'local', mode: 'effect', input: { effect, seconds }, count: 2, cost: 0 }) as const;

describe('requestPrice', () => {
  it('is that of an effect and its length, for all of the request', async () => {
    await expect(requestPrice(request('bunny-hop', 5), GPU_CREDITS)).resolves.toBe(16);
  });

  it('is none where nobody sells it', async () => {
    await expect(requestPrice(request('bunny-hop', 4), GPU_CREDITS)).resolves.toBeNull();
    await expect(requestPrice(request('no-such-effect', 5), GPU_CREDITS)).resolves.toBeNull();
    await expect(
      requestPrice({ ...request('', 5), model: 'sora-2', mode: 'reference' }, GPU_CREDITS),
    ).resolves.toBeNull();
  });

  it('is the price of a text too', async () => {
    const text = { model: 'local', mode: 'text', input: { prompt: 'a boat', seconds: 5 }, count: 1, cost: 0 } as const;
    await expect(requestPrice(text, GPU_CREDITS)).resolves.toBe(8);
  });
});

describe('effectName', () => {
  it('is told in the language of the reader, or not at all', async () => {
    const { effectName } = await lazyEffectFacts.load();
    expect(effectName('golden-idol', 'en')).toBe('Midas moment');
    expect(effectName('golden-idol', 'de')).not.toBe('Midas moment');
    expect(effectName('no-such-effect', 'en')).toBeNull();
  });
});

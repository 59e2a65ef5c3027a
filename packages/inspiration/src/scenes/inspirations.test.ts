import { stat } from 'node:fs/promises';

import { PROMPT_LANGUAGES } from '@kinora/contracts';
import { effectInputIn } from '@kinora/creations/links';
import { findRecipe } from '@kinora/footage/recipes';
import { planScene } from '@kinora/reading';
import { describe, expect, it } from 'vitest';

import { INSPIRATION_TITLES } from '../cards/inspiration-titles.data.ts';
import { INSPIRATION_URLS } from '../loops/inspiration-urls.gen.ts';
import { inspirationHref, inspirationPrice, settingsOnlyHref } from './inspiration-href.ts';
import { INSPIRATIONS } from './inspirations.ts';
import { INSPIRED_EFFECTS } from './inspired-effects.data.ts';
import { INSPIRED_RESTYLES } from './inspired-restyles.data.ts';
import { INSPIRED_SCENES } from './inspired-scenes.data.ts';

const PAGES = { text: '/text/', video: '/video/', effect: (id: string) => `/effects/${id}/` };
const fragmentOf = (href: string) => href.slice(href.indexOf('#') + 1);
const files = new URL('../../pictures/', import.meta.url);

describe('the inspirations', () => {
  it('are at least sixty, each with an id of its own, a loop and a still', () => {
    const ids = INSPIRATIONS.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(60);
    expect(Object.keys(INSPIRATION_URLS)).toEqual(ids.toSorted());
    expect(new Set(Object.values(INSPIRATION_URLS).flatMap(({ loop, still }) => [loop, still])).size).toBe(
      ids.length * 2,
    );
  });

  it('show every tool among the first few', () => {
    expect(new Set(INSPIRATIONS.slice(0, 12).map(({ tool }) => tool)).size).toBe(3);
  });

  it('have words of their own unless their prompt names them', () => {
    const named = INSPIRATIONS.filter(({ tool }) => tool !== 'text').map(({ id }) => id);
    expect(Object.keys(INSPIRATION_TITLES).toSorted()).toEqual(named.toSorted());
  });

  it.each(INSPIRATIONS.map(({ id }) => id))('%s has a loop of 120 kB at most', async (id) => {
    const { size } = await stat(new URL(`${id}.mp4`, files));
    expect(size).toBeLessThanOrEqual(120_000);
    expect(size).toBeGreaterThan(4000);
  });
});

describe.each(INSPIRED_SCENES.map((one) => [one.id, one] as const))('the scene %s', (_, one) => {
  const { shape, seconds, seed, look: style } = one;
  const planOf = (prompt: string) => planScene(prompt, { shape, seconds, seed, style, resolution: '360p' });

  it('is drawn whole, and the same in every language', () => {
    const plans = PROMPT_LANGUAGES.map((language) => {
      const { prompt: _prompt, seen: _seen, claims: _claims, ...scene } = planOf(one.prompts[language]);
      return scene;
    });
    expect(plans[0]?.missed).toEqual([]);
    expect(plans).toEqual(plans.map(() => plans[0]));
  });
});

describe.each(INSPIRED_EFFECTS.map((one) => [one.id, one] as const))('the effect %s', (_, one) => {
  it('costs what its recipe does, and is set up by its address', () => {
    const price = findRecipe(one.effect)?.price.find(({ seconds }) => seconds === one.seconds);
    expect(inspirationPrice(one)).toBe(price?.credits);
    const href = inspirationHref(one, '', PAGES);
    expect(href.startsWith(`/effects/${one.effect}/#`)).toBe(true);
    expect(effectInputIn(fragmentOf(href))).toMatchObject({ shape: one.shape, seconds: one.seconds, seed: one.seed });
  });
});

describe.each(INSPIRED_RESTYLES.map((one) => [one.id, one] as const))('the restyle %s', (_, one) => {
  it('is drawn from words that are drawn whole', () => {
    const { shape, seconds, seed, source } = one;
    expect(planScene(source, { shape, seconds, seed, style: 'storybook', resolution: '360p' }).missed).toEqual([]);
  });

  it('costs what a clip of the engine does', () => {
    expect(inspirationPrice(one)).toBe(8);
  });
});

it('lends the settings of scenes alone, not their words nor their seed', () => {
  const [scene] = INSPIRED_SCENES;
  const fields = new URLSearchParams(scene && fragmentOf(settingsOnlyHref(scene, PAGES) ?? ''));
  expect(Object.fromEntries(fields)).toEqual({
    model: 'local',
    shape: scene?.shape,
    seconds: String(scene?.seconds),
    style: scene?.look,
    resolution: '720p',
    count: '1',
  });
  expect([...INSPIRED_EFFECTS, ...INSPIRED_RESTYLES].every((one) => settingsOnlyHref(one, PAGES) === null)).toBe(true);
});

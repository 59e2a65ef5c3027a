import { contextOf, type Context2d, type Pixels } from '@kinora/drawing';
import { aPicture, meanDifference, loadFonts, nodeCanvas, nodePaintEnv, differ } from '@kinora/drawing/testing';
import type { LayerEffect } from '@kinora/timeline';
import { describe, expect, it } from 'vitest';

import { recipeFonts } from '../../recipe/recipe-fonts.ts';
import { findRecipe } from '../../recipe/recipes/all-recipes.ts';
import { RESTYLES } from '../../restyle/all-restyles.ts';
import type { EffectValues } from './effect-option.ts';
import { makeTimelineEffect } from './make-effect.ts';
import { TIMELINE_EFFECTS } from './timeline-effects.ts';

const SIZE = { width: 96, height: 54 };
const WORDS = 'Hello';

const aUse = (effect: string, values: EffectValues = {}): LayerEffect => ({ effect, values, seed: 3 });
const make = (use: LayerEffect) => makeTimelineEffect(use, { ...SIZE, seconds: 4, environment: nodePaintEnv() });

/** The landscape on a canvas, for an effect. */
function aFrame(source: Pixels = aPicture(SIZE, 0)): Context2d {
  const ctx = contextOf(nodeCanvas(SIZE.width, SIZE.height));
  const image = ctx.createImageData(SIZE.width, SIZE.height);
  image.data.set(source.data);
  ctx.putImageData(image, 0, 0);
  return ctx;
}
const read = (ctx: Context2d) => ctx.getImageData(0, 0, SIZE.width, SIZE.height);

function applied(use: LayerEffect, time = 1.5, source?: Pixels): Pixels {
  const ctx = aFrame(source);
  make(use).apply(ctx, time);
  return read(ctx);
}
const plain = read(aFrame());

/** Values with which an effect is seen; most are without any. */
function seenValues(id: string): EffectValues {
  if (id === 'adjust:colour') return { exposure: 0.5 };
  return id.startsWith('recipe:') ? { text: WORDS } : {};
}
for (const { kind, name } of TIMELINE_EFFECTS) {
  const recipe = kind === 'recipe' ? findRecipe(name) : undefined;
  if (recipe) loadFonts(recipeFonts({ recipe, inputs: { text: WORDS }, options: {} }));
}

describe.each(TIMELINE_EFFECTS.map(({ id }) => id))('%s', (id) => {
  it('is seen, half of it is weaker, none of it is nothing', () => {
    const [none = 1, half = 0, whole = 0] = [0, 0.5, 1].map((amount) =>
      meanDifference(plain, applied(aUse(id, { ...seenValues(id), amount }))),
    );
    expect(none).toBe(0);
    expect(whole).toBeGreaterThan(0.004);
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(whole * 0.75);
  });

  it('draws the same for the same moment after a jump', () => {
    const effect = make(aUse(id, seenValues(id)));
    const at = (time: number) => {
      const ctx = aFrame();
      effect.apply(ctx, time);
      return read(ctx);
    };
    const first = at(1.5);
    at(3.2);
    expect(differ(first, at(1.5))).toBe(false);
  });

  it('draws nothing where the picture is transparent', () => {
    const shaped = aPicture(SIZE, 0);
    for (let index = 3; index < shaped.data.length; index += 4) if (index % 384 < 192) shaped.data[index] = 0;
    const { data } = applied(aUse(id, seenValues(id)), 1.5, shaped);
    expect(data.every((value, index) => index % 4 !== 3 || value === (index % 384 < 192 ? 0 : 255))).toBe(true);
  });
});

it.each(['restyle:nothing', 'restyle:constructor', 'overlay:toString', 'recipe:', 'film', '', 'adjust:__proto__'])(
  'leaves frames as they are for %j',
  (effect) => {
    expect(differ(applied(aUse(effect)), plain)).toBe(false);
  },
);

it('takes hostile numbers', () => {
  const use = { ...aUse('recipe:beat-drop', { tempo: Number.NaN, amount: Number.NaN }), seed: Number.NaN };
  expect(() => applied(use, Number.NaN)).not.toThrow();
  expect(() => applied({ ...aUse('restyle:film'), seed: 1e300 }, -1e300)).not.toThrow();
});

it('follows values from frame to frame', () => {
  const effect = make(aUse('recipe:mirror-world'));
  const at = (values: EffectValues) => {
    const ctx = aFrame();
    effect.apply(ctx, 1, values);
    return read(ctx);
  };
  const halves = at({ pattern: 'halves' });
  expect(differ(halves, at({ pattern: 'quarters' }))).toBe(true);
  expect(differ(halves, at({ pattern: 'halves' }))).toBe(false);
});

describe('the list of effects', () => {
  it('has each restyle, the recipes that run over clips, and an amount first', () => {
    const ids = TIMELINE_EFFECTS.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(RESTYLES).map((name) => `restyle:${name}`)));
    expect(ids).toEqual(expect.arrayContaining(['recipe:beat-drop', 'overlay:rain', 'adjust:colour']));
    expect(ids.some((id) => id.includes('hug'))).toBe(false);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { options } of TIMELINE_EFFECTS) {
      expect(options[0]?.name).toBe('amount');
      expect(new Set(options.map(({ name }) => name)).size).toBe(options.length);
    }
  });
});

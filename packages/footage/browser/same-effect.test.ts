import { describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';

import { RECIPES } from '../src/recipe/recipes/all-recipes.ts';
import { RESTYLES, type RestyleName } from '../src/restyle/all-restyles.ts';
import { createRestyle } from '../src/restyle/create-restyle.ts';
import { loadBrowserPaintEnv } from './browser-paint-env.ts';
import { bytesOf, peakSignalToNoise } from './likeness.ts';
import { playRecipe, RECIPE_FONTS, withSamples } from './play-recipe.ts';
import { samplePicture } from './sample-picture.ts';

/** In decibels. */
const ALIKE = 40;
/** Two fill a frame with thin letters, whose rims differ a little; words that are missing or elsewhere stay below 26. */
const LETTERED = 36;
const EXCEPTIONS: Readonly<Record<string, number>> = { 'opening-title': LETTERED, 'silent-film': LETTERED };

const studio = withSamples(await loadBrowserPaintEnv({ fonts: RECIPE_FONTS, pictures: [] }));

describe('the browser shows the effect that Node renders', () => {
  it.each(RECIPES.map(({ id }) => id))('recipe %s', async (id) => {
    const here = playRecipe(id, studio);
    expect(peakSignalToNoise(here.data, bytesOf(await commands.playInNode(id)))).toBeGreaterThan(
      EXCEPTIONS[id] ?? ALIKE,
    );
  });

  // The keys of a record with exactly these names.
  it.each(Object.keys(RESTYLES) as RestyleName[])('restyle %s', async (name) => {
    const pixels = samplePicture('person');
    createRestyle(name, { width: pixels.width, height: pixels.height, seed: 1 }).apply(pixels, 0);
    expect(peakSignalToNoise(pixels.data, bytesOf(await commands.restyleInNode(name)))).toBeGreaterThan(ALIKE);
  });
});

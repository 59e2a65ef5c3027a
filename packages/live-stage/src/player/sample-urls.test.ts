import { RECIPE_SAMPLES } from '@kinora/footage/recipes';
import { expect, it } from 'vitest';

import { SAMPLE_URLS } from './sample-urls.gen.ts';

it('has an address of its own for every sample picture', () => {
  expect(Object.keys(SAMPLE_URLS)).toEqual(Object.keys(RECIPE_SAMPLES));
  expect(new Set(Object.values(SAMPLE_URLS)).size).toBe(Object.keys(RECIPE_SAMPLES).length);
});

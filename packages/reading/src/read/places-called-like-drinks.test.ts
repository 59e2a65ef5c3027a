import { expect, it } from 'vitest';

import { tellPlan } from '../testing/tell-plan.ts';

it.each([
  ['une femme dans un café', ['1 woman']],
  ['una mujer en un café', ['1 woman']],
  ['un café fumant', ['1 coffee']],
])('a café to be in is no cup of coffee: %s', (prompt, cast) => {
  expect(tellPlan(prompt).cast).toEqual(cast);
});

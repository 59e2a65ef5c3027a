import { expect, it } from 'vitest';

import { tellPlan } from '../testing/tell-plan.ts';

it.each([
  ['a jellyfish lamp on a bedside table next to a gift', ['1 lamp on', '1 bedside table', '1 gift on']],
  ['a bedroom, a gift next to a candle on a table', ['1 gift on', '1 candle on', '1 table']],
  ['a bedroom, a candle on a table next to an armchair', ['1 candle on', '1 table beside', '1 armchair']],
  ['a bedroom, a candle on a table next to a dog', ['1 candle on', '1 table beside', '1 dog']],
])('shares a table with what is on it: %s', (prompt, cast) => {
  expect(tellPlan(prompt).cast).toEqual(cast);
});

import { expect, it } from 'vitest';

import { tellPlan } from '../testing/tell-plan.ts';

it.each([
  ['a woman carries three ice creams', ['1 woman holding', '3 ice cream on', '1 tray in hand']],
  ['a woman carries an ice cream on a tray', ['1 woman holding', '1 ice cream on', '1 tray in hand']],
  ['a woman carries an ice cream', ['1 woman holding', '1 ice cream']],
  ['a woman carries three balloons', ['1 woman holding', '3 balloon']],
])('what no hand can hold is brought on a tray: %s', (prompt, cast) => {
  expect(tellPlan(prompt).cast).toEqual(cast);
});

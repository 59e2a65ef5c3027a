import { expect, it } from 'vitest';

import { aStage } from '../../testing/a-stage.ts';
import { scrolledX } from './mill.ts';
import { rowsOf } from './rows.ts';

it('lets the rows pass by without a jump when the first leaves the frame', () => {
  const [before, after] = [0.134999, 0.135001].map((gone) => rowsOf(gone));
  const nearest = before?.find(({ across }) => Math.abs(across) < 0.001);
  expect(nearest).toBeDefined();
  expect(after?.find(({ across }) => Math.abs(across) < 0.001)?.wheat).toBe(nearest?.wheat);
});

it('grows greens and wheat in turns', () => {
  const kinds = new Set(rowsOf(0).map(({ wheat }) => wheat));
  expect(kinds.size).toBe(2);
});

it('leaves the mill in its place, or takes it along with the strip it stands on', () => {
  expect(scrolledX(aStage({}).stage, { x: 40, scroll: 500 })).toBe(40);
  const { stage } = aStage({ scroll: 0.3 });
  expect(scrolledX(stage, { x: 40, scroll: 30 })).toBe(10);
  expect(scrolledX(stage, { x: 40, scroll: 30 + 560 })).toBe(10);
});

import { coverage, differ, paintOn } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { frond, type FrondKind } from './frond.ts';

const KINDS: readonly FrondKind[] = ['fern', 'broad', 'grass'];
const draw = (kind: FrondKind) => {
  const sprite = frond(aStage().stage, { width: 120, height: 120, colour: '#103020', lit: '#60a060', kind });
  return paintOn([120, 120], (ctx) => ctx.drawImage(sprite, 0, 0)).pixels;
};

it.each(KINDS)('a %s grows up from the bottom centre', (kind) => {
  expect(coverage(draw(kind), [40, 80, 40, 40])).toBeGreaterThan(0.1);
  expect(coverage(draw(kind))).toBeGreaterThan(0.03);
});

it('has a look of its own for each kind', () => {
  expect(differ(draw('fern'), draw('broad'))).toBe(true);
  expect(differ(draw('broad'), draw('grass'))).toBe(true);
});

it.each(KINDS)('a %s is not cut off at its sides', (kind) => {
  const pixels = draw(kind);
  expect(coverage(pixels, [0, 0, 1, 120]) + coverage(pixels, [119, 0, 1, 120])).toBe(0);
});

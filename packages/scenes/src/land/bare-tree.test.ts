import { createRandom } from '@kinora/drawing';
import { coverage, differ, paintOn } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { bareTree, type BareTreeOptions } from './bare-tree.ts';

const draw = (options: Partial<BareTreeOptions> = {}) =>
  paintOn([200, 200], (ctx) => {
    bareTree(ctx, createRandom(5), { x: 100, y: 195, height: 180, colour: '#402020', ...options });
  }).pixels;

it('forks from a trunk, the more the deeper', () => {
  expect(coverage(draw(), [94, 160, 12, 20])).toBeGreaterThan(0.5);
  expect(coverage(draw({ depth: 6 }))).toBeGreaterThan(coverage(draw({ depth: 2 })));
  expect(coverage(draw({ depth: 0 }), [0, 0, 200, 100])).toBe(0);
});

it('leans, and carries snow', () => {
  expect(coverage(draw({ lean: 0.5 }), [120, 0, 80, 200])).toBeGreaterThan(
    coverage(draw({ lean: -0.5 }), [120, 0, 80, 200]),
  );
  expect(differ(draw({ snow: '#ffffff' }), draw())).toBe(true);
});

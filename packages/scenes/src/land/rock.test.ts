import { coverage, meanBrightness, paintOn } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { rock } from './rock.ts';

function draw(sunX: number) {
  const { stage } = aStage();
  stage.sun = { x: sunX, y: 10, radius: 5 };
  const options = { x: 160, y: 120, width: 120, height: 60, colour: '#303030', lit: '#d0d0d0' };
  return paintOn([320, 180], (ctx) => rock(ctx, stage, options)).pixels;
}

it('sits on its foot with one facet towards the sun', () => {
  expect(coverage(draw(300), [0, 0, 320, 40])).toBe(0);
  expect(coverage(draw(300), [130, 100, 60, 20])).toBe(1);
  const right = (sunX: number) => meanBrightness(draw(sunX), [180, 60, 40, 60]);
  expect(right(300)).toBeGreaterThan(right(20) + 10);
});

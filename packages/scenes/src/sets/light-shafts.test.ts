import { brightnessAt, paintOn } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { makeShafts } from './light-shafts.ts';

it('lets light fall aside and fade on its way down', () => {
  const { stage } = aStage();
  const openings = [
    { x: 40, y: 10, width: 40, height: 40 },
    { x: 220, y: 10, width: 40, height: 40 },
  ];
  const draw = makeShafts(stage, { openings, lean: 0.5, length: 110, colour: '#ffffff', gain: 0.8 });
  const { pixels } = paintOn([320, 180], (ctx) => {
    ctx.fillRect(0, 0, 320, 180);
    draw(ctx, 0, { x: 0, y: 0, zoom: 1, scroll: 0 });
  });
  const at = (y: number) => brightnessAt(pixels, 60 + (y - 30) * 0.5, y);
  expect(at(40)).toBeGreaterThan(at(90));
  expect(at(90)).toBeGreaterThan(at(150));
  expect(brightnessAt(pixels, 20, 90)).toBe(0);
  expect(brightnessAt(pixels, 260, 60)).toBeGreaterThan(100);
});

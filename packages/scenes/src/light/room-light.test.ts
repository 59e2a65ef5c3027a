import { contextOf } from '@kinora/drawing';
import { brightnessAt, coverage, paintOn } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { layRoomLight } from './room-light.ts';

/** How bright it is without. */
const GREY = 0x80 * 3;

/** A grey wall in the light of a room, with one half of it painted at an opacity. */
function wall(opacity = 1) {
  const { stage } = aStage({ time: 'dusk', set: 'room' });
  const canvas = stage.environment.canvas(320, 90);
  const ctx = contextOf(canvas);
  ctx.globalAlpha = opacity;
  ctx.fillStyle = '#808080';
  ctx.fillRect(0, 45, 320, 45);
  ctx.globalAlpha = 1;
  layRoomLight(stage, canvas, [0, 0]);
  return { stage, pixels: paintOn([320, 90], (context) => context.drawImage(canvas, 0, 0)).pixels };
}

it('is bright about the light and dark far from it', () => {
  const { stage, pixels } = wall();
  const far = stage.frame.lightX > 160 ? 4 : 315;
  expect(brightnessAt(pixels, Math.round(stage.frame.lightX), 60)).toBeGreaterThan(GREY + 40);
  expect(brightnessAt(pixels, far, 85)).toBeLessThan(GREY - 20);
});

it('paints nothing where nothing is', () => {
  expect(coverage(wall().pixels, [0, 0, 320, 44])).toBe(0);
});

it('leaves a faint shadow nearly as it is', () => {
  const { stage, pixels } = wall(0.2);
  const at = (Math.round(stage.frame.lightX) + 60 * pixels.width) * 4;
  expect(pixels.data[at + 3]).toBeLessThan(0.26 * 255);
});

import { brightnessAt, differ, paintOn } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { makeMirror } from './mirror.ts';

const STILL = { x: 0, y: 0, zoom: 1, scroll: 0 };

function mirrored(time: number) {
  const { stage } = aStage();
  const mirror = makeMirror(stage, { y: 90, depth: 0.2, squash: 1 });
  return paintOn([320, 180], (ctx) => {
    ctx.fillStyle = '#ffffff';
    ctx.fillRect(0, 0, 320, 60);
    ctx.fillStyle = '#000000';
    ctx.fillRect(0, 60, 320, 30);
    mirror(ctx, time, STILL);
  }).pixels;
}

it('shows what is above the line upside down below it', () => {
  const pixels = mirrored(0);
  expect(brightnessAt(pixels, 160, 30)).toBe(765);
  expect(brightnessAt(pixels, 160, 95)).toBeLessThan(200);
  expect(brightnessAt(pixels, 160, 150)).toBeGreaterThan(450);
});

it('ripples', () => {
  const { stage } = aStage();
  const mirror = makeMirror(stage, { y: 90 });
  const at = (time: number) =>
    paintOn([320, 180], (ctx) => {
      ctx.fillRect(150, 40, 20, 40);
      mirror(ctx, time, STILL);
    }).pixels;
  expect(differ(at(0), at(0.5))).toBe(true);
});

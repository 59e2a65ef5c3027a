import { smoothStep, cloudNoise, createNoiseField } from '@kinora/drawing';

import { mixTargets } from '../../photo/mix-targets.ts';
import { wordsOf } from '../../photo/raster.ts';
import type { Studio } from '../studio.ts';
import type { Change } from './change.ts';

/** Eaten away by a glowing edge, as paper burns. */
export const burn = ({ width, height, seed, space, target }: Studio): Change => {
  const noise = createNoiseField(seed);
  const aspect = width / height;
  const glow = new Int32Array(width * height).fill(0xff2a8cff | 0);
  const char = new Int32Array(width * height).fill(0xff0a1220 | 0);
  const start = { x: 0.5 + target.x / aspect, y: 1.05 };
  const order = (x: number, y: number) =>
    Math.hypot((x - start.x) * aspect, y - start.y) * 0.62 + cloudNoise(noise, x * 5 * aspect, y * 5) * 0.5 - 0.12;
  return (ctx, { page, next, progress, time }) => {
    ctx.drawImage(page, 0, 0);
    const pixels = ctx.getImageData(0, 0, width, height);
    ctx.drawImage(next, 0, 0);
    const other = ctx.getImageData(0, 0, width, height);
    const ash = { width, height, words: wordsOf(pixels) };
    const edge = progress * 1.55;
    mixTargets(ash, { width, height, words: char }, (x, y) => 0.9 * smoothStep(0.12, 0, order(x, y) - edge));
    mixTargets(ash, { width, height, words: glow }, (x, y) => smoothStep(0.045, 0.01, order(x, y) - edge));
    mixTargets(ash, { width, height, words: wordsOf(other) }, (x, y) => smoothStep(0.005, -0.02, order(x, y) - edge));
    ctx.putImageData(pixels, 0, 0);
    ctx.globalCompositeOperation = 'screen';
    for (let spark = 0; spark < 26; spark++) {
      const age = (time * 0.7 + spark * 0.618) % 1;
      const x = ((spark * 0.381) % 1) * width;
      const y = height * (1.1 - edge * 0.7 - age * 0.5);
      const size = height * 0.012 * (1 - age);
      ctx.globalAlpha = Math.sin(progress * Math.PI) * (1 - age);
      ctx.drawImage(space.glow('#ffb04a'), x - size, y - size, size * 2, size * 2);
    }
  };
};

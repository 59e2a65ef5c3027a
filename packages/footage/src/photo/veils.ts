import { modulo, cloudNoise, createNoiseField, contextOf, type Canvas, type Context2d } from '@kinora/drawing';
import { scaled } from '@kinora/scenes';

import type { AtmospherePaint, OpenSpace } from './atmosphere.ts';

const FOG_SHRINK = 16;

/** A bank of fog that tiles across: thick below, torn above. */
function paintFogBank({ environment, width, height, random }: OpenSpace, thickness: number): Canvas {
  const across = Math.ceil((width * 1.5) / FOG_SHRINK);
  const down = Math.ceil(height / FOG_SHRINK);
  const canvas = environment.canvas(across, down);
  const ctx = contextOf(canvas);
  const pixels = ctx.createImageData(across, down);
  const noise = createNoiseField(Math.floor(random() * 1e6));
  for (let at = 0; at < across * down; at++) {
    const x = at % across;
    const y = Math.floor(at / across) / down;
    // Crossfaded with itself, so that the right edge meets the left.
    const blend = x / across;
    const here = cloudNoise(noise, x * 0.13, y * 3.2);
    const there = cloudNoise(noise, (x - across) * 0.13, y * 3.2);
    const value = here * (1 - blend) + there * blend;
    const height01 = Math.max(0, Math.min(1, (y - 0.2) / 0.7));
    pixels.data[at * 4] = 226;
    pixels.data[at * 4 + 1] = 232;
    pixels.data[at * 4 + 2] = 238;
    pixels.data[at * 4 + 3] = 255 * thickness * Math.max(0, value * 1.5 - 0.35) * height01;
  }
  ctx.putImageData(pixels, 0, 0);
  return scaled(environment, canvas, [Math.ceil(width * 1.5), height]);
}

function driftBank(bank: Canvas, { width, unit }: OpenSpace, speed: number) {
  return (ctx: Context2d, time: number) => {
    const start = -Math.round(modulo(time * speed * unit, bank.width));
    for (let x = start; x < width; x += bank.width) ctx.drawImage(bank, x, 0);
  };
}

/** Two banks of fog that pass behind and before the subject at different speeds. */
export function makeFog(space: OpenSpace): AtmospherePaint {
  return {
    back: driftBank(paintFogBank(space, 0.95), space, 26),
    front: driftBank(paintFogBank(space, 0.6), space, 60),
  };
}

const LEAKS = [
  { colour: '#ff6a2c', x: -0.05, y: 0.3, size: 0.62, speed: 0.9 },
  { colour: '#ffb347', x: 1.04, y: 0.75, size: 0.55, speed: 0.7 },
  { colour: '#ff3d77', x: 0.95, y: -0.05, size: 0.5, speed: 1.15 },
] as const;

/** Warm light that falls in at the edges of an old camera. */
export function makeLeaks(space: OpenSpace): AtmospherePaint {
  const { width, height } = space;
  const plates = LEAKS.map((leak) => ({
    ...leak,
    plate: scaled(space.environment, space.glow(leak.colour), [
      Math.round(width * leak.size * 2),
      Math.round(height * leak.size * 2.6),
    ]),
  }));
  return {
    back: () => undefined,
    front: (ctx, time) => {
      ctx.save();
      ctx.globalCompositeOperation = 'screen';
      ctx.imageSmoothingEnabled = false;
      for (const { plate, x, y, speed } of plates) {
        const swing = Math.sin(time * speed + x * 7);
        ctx.globalAlpha = 0.55 + 0.4 * Math.sin(time * speed * 1.7 + y * 5);
        const left = Math.round(width * (x + 0.1 * swing) - plate.width / 2);
        ctx.drawImage(plate, left, Math.round(height * (y + 0.08 * Math.cos(time * speed)) - plate.height / 2));
      }
      ctx.restore();
    },
  };
}

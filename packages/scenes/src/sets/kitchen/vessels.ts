import { mix, rgba, shade, type Colour, blob, disc, panel, type Context2d } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { roundPaint } from '../hour-light.ts';
import { repeat } from '../repeat.ts';
import type { Spot } from '../spot.ts';

/** Something that stands: the middle of its foot, and its height. */
export interface Vessel extends Spot {
  readonly colour: Colour;
  /** Colour of the light on it. */
  readonly lit: Colour;
}

/** A pot with two handles and a lid. */
export function paintPot(ctx: Context2d, { x, y, size: s, colour, lit }: Vessel): void {
  const half = s * 0.62;
  const dark = shade(colour, -0.14);
  ctx.strokeStyle = dark;
  ctx.lineWidth = s * 0.09;
  ctx.beginPath();
  ctx.ellipse(x, y - s * 0.58, half * 1.18, s * 0.1, 0, 0, Math.PI * 2);
  ctx.stroke();
  const body = roundPaint(ctx, { left: x - half, right: x + half, colour, lit });
  panel(ctx, body, [x - half, y - s * 0.76, half * 2, s * 0.76, s * 0.1]);
  panel(ctx, dark, [x - half * 1.06, y - s * 0.8, half * 2.12, s * 0.07, s * 0.03]);
  blob(ctx, roundPaint(ctx, { left: x - half, right: x + half, colour: mix(colour, lit, 0.15), lit }), [
    x - half,
    y - s * 0.8,
    x - half * 0.5,
    y - s * 0.94,
    x + half * 0.5,
    y - s * 0.94,
    x + half,
    y - s * 0.8,
  ]);
  disc(ctx, dark, [x, y - s * 0.97, s * 0.07, s * 0.055]);
}

/** A pan that hangs from the top of its handle; `y` is the hook. */
export function paintHangingPan(ctx: Context2d, { x, y, size: s, colour, lit }: Vessel): void {
  panel(ctx, shade(colour, -0.16), [x - s * 0.035, y, s * 0.07, s * 0.52, s * 0.03]);
  const middle = y + s * 0.78;
  disc(ctx, shade(colour, -0.12), [x, middle, s * 0.32]);
  disc(ctx, roundPaint(ctx, { left: x - s * 0.3, right: x + s * 0.3, colour, lit }), [x, middle, s * 0.29]);
  disc(ctx, shade(colour, -0.07), [x, middle, s * 0.2]);
  ctx.strokeStyle = rgba(lit, 0.55);
  ctx.lineWidth = s * 0.025;
  ctx.beginPath();
  ctx.arc(x, middle, s * 0.26, -1.2, 0.5);
  ctx.stroke();
}

/** A jar with something in it and a lid. */
export function paintJar(ctx: Context2d, { x, y, size: s, colour, lit }: Vessel): void {
  const half = s * 0.32;
  panel(ctx, rgba(mix(lit, '#ffffff', 0.4), 0.5), [x - half, y - s * 0.8, half * 2, s * 0.8, s * 0.1]);
  const filling = roundPaint(ctx, { left: x - half, right: x + half, colour, lit });
  panel(ctx, filling, [x - half * 0.88, y - s * 0.56, half * 1.76, s * 0.53, s * 0.07]);
  panel(ctx, shade(mix(colour, '#8a5a3a', 0.6), -0.05), [
    x - half * 0.86,
    y - s * 0.92,
    half * 1.72,
    s * 0.14,
    s * 0.04,
  ]);
  ctx.fillStyle = rgba('#ffffff', 0.3);
  ctx.fillRect(x + half * 0.42, y - s * 0.72, half * 0.2, s * 0.6);
}

/** A low pot with a bush of herbs. */
export function paintHerbs(ctx: Context2d, { random }: Stage, { x, y, size: s, colour, lit }: Vessel): void {
  repeat(15, (i) => {
    const at = [x + (random() - 0.5) * s * 0.8, y - s * (0.42 + 0.5 * random())] as const;
    const leaf = i % 3 === 0 ? mix(colour, lit, 0.4) : shade(colour, (random() - 0.5) * 0.1);
    disc(ctx, leaf, [...at, s * 0.14, s * 0.1, random() * 3]);
  });
  const clay = mix('#c4683f', colour, 0.25);
  const body = roundPaint(ctx, { left: x - s * 0.3, right: x + s * 0.3, colour: clay, lit });
  blob(ctx, body, [x - s * 0.28, y - s * 0.42, x + s * 0.28, y - s * 0.42, x + s * 0.2, y, x - s * 0.2, y]);
  panel(ctx, shade(clay, 0.04), [x - s * 0.31, y - s * 0.48, s * 0.62, s * 0.13, s * 0.03]);
}

/** A bowl heaped with fruit. */
export function paintFruitBowl(ctx: Context2d, { x, y, size: s, colour, lit }: Vessel): void {
  const fruits = ['#f0b43c', '#d9523f', '#f2cf5a', '#a8b84a', '#e8853a'] as const;
  fruits.forEach((fruit, i) => {
    const at = [x + (i - 2) * s * 0.22, y - s * (0.5 + 0.14 * (2 - Math.abs(i - 2)))] as const;
    disc(ctx, mix(fruit, colour, 0.22), [...at, s * 0.17]);
    disc(ctx, rgba(lit, 0.5), [at[0] + s * 0.05, at[1] - s * 0.06, s * 0.06, s * 0.045]);
  });
  ctx.fillStyle = roundPaint(ctx, { left: x - s * 0.6, right: x + s * 0.6, colour, lit });
  ctx.beginPath();
  ctx.moveTo(x - s * 0.62, y - s * 0.46);
  ctx.quadraticCurveTo(x - s * 0.5, y, x, y);
  ctx.quadraticCurveTo(x + s * 0.5, y, x + s * 0.62, y - s * 0.46);
  ctx.closePath();
  ctx.fill();
}

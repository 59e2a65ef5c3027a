import { disc, mix, rgba, shade, TAU, type Colour, type Context2d } from '@kinora/drawing';

import { repeat } from '../../sets/repeat.ts';
import type { Ground } from './ground.ts';

/** A tree as seen from above. */
export interface Crown {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: Colour;
}

/** The shadow that something round and high throws on the ground. */
export function dropShadow(
  ctx: Context2d,
  { stage, shadow }: Ground,
  [x, y, radius]: readonly [number, number, number],
) {
  const [across, down] = shadow;
  disc(ctx, rgba(stage.palette.ink, 0.28), [x + across * radius, y + down * radius, radius * 1.02]);
}

/** A round crown of leaves, lit from one side. */
export function drawCrown(ctx: Context2d, { stage, random, shadow }: Ground, { x, y, radius, colour }: Crown): void {
  const [across, down] = shadow;
  const lobes = 7;
  const turn = random() * TAU;
  const tones = [shade(colour, -0.09), colour, mix(shade(colour, 0.06), stage.palette.glow, 0.12)];
  tones.forEach((tone, layer) => {
    const share = 1 - layer * 0.26;
    const [dx, dy] = [-across * radius * 0.3 * layer, -down * radius * 0.34 * layer];
    disc(ctx, tone, [x + dx, y + dy, radius * share * 0.8]);
    repeat(lobes, (lobe) => {
      const angle = turn + (lobe / lobes) * TAU + layer;
      const reach = radius * share * 0.62;
      disc(ctx, tone, [x + dx + Math.cos(angle) * reach, y + dy + Math.sin(angle) * reach, radius * share * 0.38]);
    });
  });
}

/** The crown of a palm: leaves that spread from its middle. */
export function drawPalm(ctx: Context2d, { random, stage }: Ground, { x, y, radius, colour }: Crown): void {
  const leaves = 9;
  const turn = random() * TAU;
  ctx.lineCap = 'round';
  repeat(leaves * 2, (index) => {
    const angle = turn + (index / leaves) * TAU * 0.5 + random() * 0.2;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const paint = index % 2 === 0 ? shade(colour, -0.05) : mix(colour, stage.palette.glow, 0.14);
    ctx.fillStyle = paint;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(
      x + (dx - dy * 0.26) * radius * 0.6,
      y + (dy + dx * 0.26) * radius * 0.6,
      x + dx * radius,
      y + dy * radius,
    );
    ctx.quadraticCurveTo(x + (dx + dy * 0.26) * radius * 0.6, y + (dy - dx * 0.26) * radius * 0.6, x, y);
    ctx.fill();
  });
  disc(ctx, shade(colour, -0.12), [x, y, radius * 0.1]);
}

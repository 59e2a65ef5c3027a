import { disc, lerp, mix, panel, polygon, shade, verticalGradient, type Context2d } from '@kinora/drawing';

import { glowAt } from '../light/glow.ts';
import { type HourLight } from '../sets/hour-light.ts';
import { type Depth } from '../sets/layers/depth.ts';
import { repeat } from '../sets/repeat.ts';
import type { Stage } from '../stage/stage.ts';

/** How far the stalls are from the middle of the way, in persons. */
const HALF = 1.45;

const ROOFS = ['#c8443c', '#3f78a8', '#e0a03c', '#5f9a68', '#b0588a'] as const;

export interface Painted {
  readonly stage: Stage;
  readonly light: HourLight;
  readonly depth: Depth;
}

/** Its striped roof with a valance. */
function paintRoof(
  ctx: Context2d,
  { x, y, s, wide }: { x: number; y: number; s: number; wide: number },
  [cloth, cream]: readonly [string, string],
): void {
  polygon(ctx, shade(cloth, -0.03), [
    x - wide * 0.46,
    y - 1.5 * s,
    x + wide * 0.46,
    y - 1.5 * s,
    x + wide * 0.62,
    y - 1.16 * s,
    x - wide * 0.62,
    y - 1.16 * s,
  ]);
  repeat(8, (stripe) => {
    const from = lerp(-0.62, 0.62, stripe / 8);
    const colour = stripe % 2 === 0 ? cloth : cream;
    const top = lerp(-0.46, 0.46, stripe / 8);
    polygon(ctx, colour, [
      x + wide * top,
      y - 1.5 * s,
      x + wide * (top + 0.115),
      y - 1.5 * s,
      x + wide * (from + 0.155),
      y - 1.16 * s,
      x + wide * from,
      y - 1.16 * s,
    ]);
    panel(ctx, shade(colour, -0.05), [x + wide * from, y - 1.17 * s, wide * 0.156, 0.12 * s]);
  });
}

/** One stall at a side of the way: posts, a counter with goods, a striped roof with a valance. */
export function paintStall(
  ctx: Context2d,
  { stage, light, depth }: Painted,
  [side, z, index]: readonly [1 | -1, number, number],
): void {
  const { palette } = stage;
  const far = Math.min(1, z / 5);
  const tone = (colour: string) => mix(light.tone(colour), mix(palette.mist, '#ff9a5a', 0.3), 0.4 * far);
  const s = depth.scale(z);
  const [x, y] = depth.at(side * HALF, 0, z);
  const wide = 0.8 * s;
  const back = tone('#6a4430');
  panel(ctx, mix(back, '#ffb868', 0.5), [x - wide / 2, y - 1.12 * s, wide, 0.7 * s]);
  glowAt(ctx, stage, { colour: '#ffc070', x, y: y - 0.8 * s, rx: 0.6 * s, alpha: 0.6 });
  const random = stage.fork('goods');
  repeat(3, (row) =>
    repeat(6, (column) => {
      const colour = tone(
        ['#e2574a', '#f2c45a', '#7fb0d8', '#f0e4cc', '#86b070', '#d888b0'][Math.floor(random() * 6)] ?? '#f0e4cc',
      );
      disc(ctx, colour, [x - wide * 0.4 + column * wide * 0.16, y - (0.94 - row * 0.16) * s, 0.05 * s]);
    }),
  );
  // Who keeps the stall, dark against its light.
  if (index % 2 === 0) {
    const keeper = mix(tone('#3a2a34'), palette.ink, 0.3);
    disc(ctx, keeper, [x + wide * 0.12, y - 0.86 * s, 0.085 * s]);
    disc(ctx, keeper, [x + wide * 0.12, y - 0.6 * s, 0.14 * s, 0.2 * s]);
  }
  const board = tone('#a06a40');
  panel(ctx, verticalGradient(ctx, [y - 0.46 * s, y], [board, mix(board, palette.ink, 0.5)]), [
    x - wide / 2,
    y - 0.44 * s,
    wide,
    0.44 * s,
  ]);
  panel(ctx, mix(board, '#ffd090', 0.5), [x - wide * 0.54, y - 0.48 * s, wide * 1.08, 0.06 * s]);
  for (const post of [-0.5, 0.46]) panel(ctx, tone('#5a3a28'), [x + wide * post, y - 1.2 * s, 0.045 * s, 1.2 * s]);
  paintRoof(ctx, { x, y, s, wide }, [tone(ROOFS[index % ROOFS.length] ?? ROOFS[0]), tone('#f6ead2')]);
}

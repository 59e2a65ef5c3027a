import { disc, mix, panel, polygon, rgba, shade, TAU, verticalGradient, type Context2d } from '@kinora/drawing';

import { glowAt } from '../light/glow.ts';
import { LAMP, type HourLight } from '../sets/hour-light.ts';
import { repeat } from '../sets/repeat.ts';
import type { Stage } from '../stage/stage.ts';

export interface Tree {
  readonly light: HourLight;
  readonly x: number;
  /** Where its trunk stands on the carpet. */
  readonly foot: number;
  /** Half its width at the lowest boughs. */
  readonly half: number;
}

const BAUBLES = ['#d8423c', '#e9b64a', '#3f7fb8', '#f0e4d0', '#b0508a'];

/** Needles of one bough: short strokes that hang outward. */
function paintBough(
  ctx: Context2d,
  stage: Stage,
  { x, y, half, light }: { x: number; y: number; half: number; light: HourLight },
): void {
  const { palette, random, unit: u } = stage;
  const green = light.tone('#2f6a48');
  const drop = half * 0.5;
  const crown = [x, y - drop * 1.7];
  ctx.fillStyle = verticalGradient(
    ctx,
    [y - drop * 1.7, y + drop * 0.3],
    [mix(green, palette.ink, 0.3), green, mix(green, palette.ink, 0.35)],
  );
  ctx.beginPath();
  ctx.moveTo(crown[0] ?? x, crown[1] ?? y);
  ctx.lineTo(x + half, y);
  repeat(12, (index) => {
    const from = x + half * (1 - index / 6);
    const to = x + half * (1 - (index + 1) / 6);
    const sag = (1 - Math.abs(1 - (index + 0.5) / 6) ** 2) * drop * 0.34;
    ctx.quadraticCurveTo((from + to) / 2, y + sag + drop * 0.3, to, y + sag * 0.8);
  });
  ctx.fill();
  ctx.lineCap = 'round';
  repeat(240, () => {
    const across = (random() * 2 - 1) * 0.96;
    const up = random() * (1 - Math.abs(across)) * 1.6;
    const [px, py] = [x + across * half, y - up * drop + (1 - across * across) * drop * 0.26];
    ctx.strokeStyle = rgba(mix(green, random() < 0.4 ? '#b8d88a' : palette.ink, 0.35), 0.5);
    ctx.lineWidth = (1.4 + random()) * u;
    ctx.beginPath();
    ctx.moveTo(px, py);
    ctx.lineTo(px + across * 12 * u, py + (9 + 8 * random()) * u);
    ctx.stroke();
  });
}

function paintBauble(
  ctx: Context2d,
  light: HourLight,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): void {
  const own = light.tone(colour);
  panel(ctx, light.tone('#d9b25a'), [x - size * 0.22, y - size * 1.22, size * 0.44, size * 0.36, 2]);
  disc(ctx, shade(own, -0.08), [x, y, size]);
  disc(ctx, own, [x - size * 0.1, y - size * 0.1, size * 0.84]);
  disc(ctx, rgba('#ffffff', 0.55), [x - size * 0.36, y - size * 0.4, size * 0.24, size * 0.16, -0.6]);
}

/** Where its boughs hang, in frame heights from the middle of them. */
const RANKS = [-0.36, -0.08, 0.2, 0.47];

/** Its lights, which twinkle. */
function addBulbs(stage: Stage, { x, foot, half }: Tree): void {
  const { height, random, unit: u } = stage;
  const bulbs = RANKS.flatMap((line, rank) =>
    Array.from({ length: 7 + rank * 2 }, (_, index) => {
      const across = ((index + 0.5) / (7 + rank * 2)) * 2 - 1;
      const wide = half * (0.42 + 0.19 * rank);
      return {
        x: x + across * wide * 0.9,
        y:
          foot -
          height * 0.66 +
          height * line -
          Math.abs(across) * 4 * u -
          wide * 0.12 +
          (1 - across * across) * wide * 0.16,
        phase: random() * TAU,
      };
    }),
  );
  const core = stage.tone('#fff0c0');
  stage.live(0.85, (ctx, time) => {
    for (const bulb of bulbs) {
      const gain = 0.72 + 0.28 * Math.sin(time * 1.8 + bulb.phase);
      glowAt(ctx, stage, { colour: '#ffc868', x: bulb.x, y: bulb.y, rx: 32 * u, alpha: 0.75 * gain });
      disc(ctx, core, [bulb.x, bulb.y, 4 * u]);
    }
    glowAt(ctx, stage, { colour: LAMP, x, y: foot - height * 0.34, rx: half * 1.8, ry: half * 1.4, alpha: 0.3 });
  });
}

/** The lowest boughs of the tree with what hangs on them; its top is out of the frame. */
export function addTree(stage: Stage, tree: Tree): void {
  const { light, x, foot, half } = tree;
  const { height, palette, random, unit: u } = stage;
  stage.strip({ parallax: 0.85, top: -height * 0.4, bottom: foot + 40 * u, fixed: true }, (ctx) => {
    const bark = light.tone('#6a4630');
    disc(ctx, rgba(palette.ink, 0.34), [x, foot + 4 * u, half * 0.9, half * 0.1]);
    panel(ctx, bark, [x - half * 0.07, foot - height * 0.3, half * 0.14, height * 0.3]);
    polygon(ctx, light.tone('#8a3f3a'), [
      x - half * 0.2,
      foot - height * 0.09,
      x + half * 0.2,
      foot - height * 0.09,
      x + half * 0.15,
      foot + 6 * u,
      x - half * 0.15,
      foot + 6 * u,
    ]);
    panel(ctx, light.tone('#e2b04a'), [x - half * 0.21, foot - height * 0.1, half * 0.42, height * 0.025, 4 * u]);
    RANKS.forEach((line, rank) => {
      const wide = half * (0.42 + 0.19 * rank);
      paintBough(ctx, stage, { x, y: foot - height * 0.66 + height * line, half: wide, light });
    });
    RANKS.forEach((line, rank) => {
      const wide = half * (0.42 + 0.19 * rank);
      repeat(3 + rank, (index) => {
        const across = ((index + 0.5) / (3 + rank)) * 2 - 1 + (random() - 0.5) * 0.12;
        const down =
          foot - height * 0.66 + height * line - (1 - Math.abs(across)) * wide * (rank % 2 === 0 ? 0.3 : 0.16);
        const size = (17 + 4 * rank) * u;
        paintBauble(ctx, light, {
          x: x + across * wide * 0.8,
          y: down,
          size,
          colour: BAUBLES[(index * 2 + rank) % BAUBLES.length] ?? '#d8423c',
        });
      });
    });
  });
  addBulbs(stage, tree);
}

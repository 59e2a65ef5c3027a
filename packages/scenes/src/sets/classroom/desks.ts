import {
  mix,
  rgba,
  shade,
  disc,
  line,
  panel,
  placed,
  polygon,
  TAU,
  type Context2d,
  verticalGradient,
} from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import type { Spot } from '../spot.ts';
import type { ClassroomPlan } from './classroom-plan.ts';

interface Desk {
  /** The middle of its front, and the floor under it. */
  readonly x: number;
  readonly y: number;
  /** Its width. */
  readonly size: number;
  /** How far its back is nearer to the vanishing point. */
  readonly lean: number;
}
const TOYS = ['#d9594a', '#3f86b8', '#e0a63c', '#5a9a5a'];

/** A chair with a curved back, seen from behind. */
function paintChair(ctx: Context2d, { palette }: Stage, { x, y, size: s }: Omit<Desk, 'lean'>): void {
  const steel = mix(palette.ramp[3], palette.ramp[1], 0.35);
  const width = s * 0.032;
  [-0.17, 0.17].forEach((aside) => {
    line(ctx, { colour: steel, width }, [x + aside * s, y, x + aside * s * 0.94, y - s * 0.62]);
  });
  const back = verticalGradient(
    ctx,
    [y - s * 0.7, y - s * 0.5],
    [mix('#d98a4a', palette.ramp[1], 0.25), mix('#a85f34', palette.ramp[2], 0.3)],
  );
  panel(ctx, back, [x - s * 0.22, y - s * 0.7, s * 0.44, s * 0.17, s * 0.05]);
}

/** A school desk: slanting top, tray with a book, steel legs. */
function paintDesk(
  ctx: Context2d,
  stage: Stage,
  { plan, desk, index }: { plan: ClassroomPlan; desk: Desk; index: number },
): void {
  const { palette } = stage;
  const { light, wood } = plan;
  const { x, y, size: s, lean } = desk;
  const top = y - s * 0.5;
  const steel = mix(light.tone('#5a6470'), palette.ink, 0.2);
  disc(ctx, rgba(palette.ink, 0.3), [x + lean * 0.2, y, s * 0.56, s * 0.06]);
  [-0.42, 0.42].forEach((aside) => {
    const back = x + aside * s * 0.84 + lean;
    line(ctx, { colour: shade(steel, -0.06), width: s * 0.026 }, [back, y - s * 0.07, back, top - s * 0.05]);
    line(ctx, { colour: steel, width: s * 0.034 }, [x + aside * s, y, x + aside * s, top]);
    line(ctx, { colour: steel, width: s * 0.022 }, [x + aside * s, y - s * 0.1, back, y - s * 0.14]);
  });
  const back = top - s * 0.14;
  const surface = [x - s * 0.5, top, x + s * 0.5, top, x + s * 0.42 + lean, back, x - s * 0.42 + lean, back];
  polygon(
    ctx,
    shade(wood, -0.14),
    surface.map((value, i) => (i % 2 === 1 ? value + s * 0.07 : value)),
  );
  polygon(
    ctx,
    verticalGradient(ctx, [back, top], [mix(wood, palette.key, 0.5), mix(wood, palette.key, 0.18)]),
    surface,
  );
  panel(ctx, verticalGradient(ctx, [top, top + s * 0.13], [shade(wood, -0.02), shade(wood, -0.13)]), [
    x - s * 0.5,
    top,
    s,
    s * 0.11,
    s * 0.015,
  ]);
  const toy = light.tone(TOYS[index % TOYS.length] ?? '#d9594a');
  const at = x + ((index % 3) - 1) * s * 0.2 + lean * 0.5;
  const book = { x: at, y: top, scale: s };
  polygon(ctx, toy, placed([-0.12, -0.05, 0.1, -0.05, 0.12, -0.11, -0.08, -0.11], book));
  polygon(ctx, rgba('#fff6e0', 0.75), placed([-0.02, -0.055, 0.09, -0.055, 0.105, -0.1, 0, -0.1], book));
}

interface Rank {
  readonly y: number;
  readonly size: number;
  readonly middles: readonly number[];
}

/** A rank of desks across the room. */
export function paintRank(ctx: Context2d, stage: Stage, { plan, rank }: { plan: ClassroomPlan; rank: Rank }): void {
  const { width } = stage;
  rank.middles.forEach((share, index) => {
    const x = width * share;
    const lean = (plan.vanishX - x) * 0.1;
    const desk = { x, y: rank.y, size: rank.size, lean };
    paintChair(ctx, stage, { x: x + lean, y: rank.y - rank.size * 0.16, size: rank.size });
    paintDesk(ctx, stage, { plan, desk, index: index + Math.round(rank.y) });
  });
}

export interface Globe extends Spot, Pick<ClassroomPlan, 'light'> {}

/** A globe on a stand; `x`, `y` is the middle of its foot. */
export function paintGlobe(ctx: Context2d, { palette }: Stage, { light, x, y, size: s }: Globe): void {
  const brass = mix(light.tone('#c9963f'), palette.key, 0.25);
  disc(ctx, brass, [x, y, s * 0.26, s * 0.06]);
  line(ctx, { colour: brass, width: s * 0.06 }, [x, y, x, y - s * 0.2]);
  const middle = y - s * 0.56;
  ctx.strokeStyle = brass;
  ctx.lineWidth = s * 0.045;
  ctx.beginPath();
  ctx.arc(x, middle, s * 0.4, -0.5, Math.PI * 0.85);
  ctx.stroke();
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, middle, s * 0.33, 0, TAU);
  ctx.clip();
  const sea = ctx.createRadialGradient(x + s * 0.12, middle - s * 0.13, 0, x, middle, s * 0.36);
  sea.addColorStop(0, mix(light.tone('#6ab4d8'), palette.key, 0.35));
  sea.addColorStop(1, light.tone('#2a6a9a'));
  disc(ctx, sea, [x, middle, s * 0.33]);
  const land = light.tone('#7fa65a');
  disc(ctx, land, [x - s * 0.14, middle - s * 0.1, s * 0.13, s * 0.1, 0.5]);
  disc(ctx, land, [x - s * 0.07, middle + s * 0.13, s * 0.07, s * 0.14, 0.2]);
  disc(ctx, land, [x + s * 0.17, middle - s * 0.05, s * 0.11, s * 0.15, -0.5]);
  disc(ctx, land, [x + s * 0.2, middle + s * 0.2, s * 0.08, s * 0.05]);
  ctx.restore();
}

import { mix, rgba, shade, disc, panel, polygon, type Context2d, verticalGradient } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { ClassroomPlan } from './classroom-plan.ts';
import { paintGlobe } from './desks.ts';

const PAPERS = ['#e8745a', '#6ab0c8', '#f0c45a', '#8fb86a', '#c48ac0'];

/** Children's pictures on a cord above the board, and a clock without figures. */
export function paintDecorations(
  ctx: Context2d,
  { frame, palette, unit: u }: Stage,
  { board: b, ceiling, corner, light }: ClassroomPlan,
): void {
  const room = b.y - 16 * u - ceiling;
  const y = ceiling + room * 0.5;
  const size = Math.min(46 * u, room * 0.62);
  const count = frame.wide ? 9 : 5;
  repeat(count, (i) => {
    const x = b.x + (b.width * (i + 0.5)) / count;
    const colour = light.tone(PAPERS[i % PAPERS.length] ?? '#e8745a');
    panel(ctx, rgba(palette.ink, 0.18), [x - size * 0.44, y - size * 0.44, size * 0.96, size * 0.96, 2 * u]);
    panel(ctx, light.tone('#fff8e8'), [x - size * 0.48, y - size * 0.5, size * 0.96, size * 0.96, 2 * u]);
    if (i % 2 === 0) disc(ctx, colour, [x, y - size * 0.02, size * 0.26]);
    else polygon(ctx, colour, [x - size * 0.3, y + size * 0.26, x, y - size * 0.32, x + size * 0.3, y + size * 0.26]);
  });
  const clock = {
    x: (b.x + b.width + 16 * u + corner) / 2,
    y: b.y + 26 * u,
    r: Math.min(32 * u, (corner - b.x - b.width) * 0.36),
  };
  disc(ctx, light.tone('#8a5a3a'), [clock.x, clock.y, clock.r]);
  disc(ctx, light.tone('#fff8e8'), [clock.x, clock.y, clock.r * 0.84]);
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 3 * u;
  ctx.beginPath();
  ctx.moveTo(clock.x, clock.y - clock.r * 0.62);
  ctx.lineTo(clock.x, clock.y);
  ctx.lineTo(clock.x + clock.r * 0.4, clock.y + clock.r * 0.2);
  ctx.stroke();
}

/** The teacher's desk with a globe, before the board. */
export function paintTeachersDesk(
  ctx: Context2d,
  stage: Stage,
  { board: b, corner, floor, light, wood }: ClassroomPlan,
): void {
  const { frame, palette, unit: u } = stage;
  const width = frame.hero * 0.72;
  const x = Math.min(corner - width * 0.9, b.x + b.width - width * 0.62);
  const foot = floor + 24 * u;
  const top = foot - frame.hero * 0.4;
  disc(ctx, rgba(palette.ink, 0.3), [x + width / 2, foot, width * 0.62, 12 * u]);
  const face = verticalGradient(ctx, [top, foot], [mix(wood, palette.key, 0.1), shade(wood, -0.12)]);
  panel(ctx, face, [x, top + 8 * u, width, foot - top - 8 * u, 4 * u]);
  [0.06, 0.54].forEach((share) => {
    panel(ctx, shade(wood, -0.08), [x + width * share, top + 24 * u, width * 0.4, foot - top - 40 * u, 4 * u]);
  });
  panel(ctx, mix(wood, palette.key, 0.42), [x - 12 * u, top, width + 24 * u, 12 * u, 4 * u]);
  paintGlobe(ctx, stage, { light, x: x + width * 0.78, y: top, size: frame.hero * 0.3 });
  ['#c9503f', '#3f7a8a', '#e0a63c'].forEach((colour, i) => {
    panel(ctx, light.tone(colour), [
      x + width * 0.1 + i * 4 * u,
      top - (i + 1) * 12 * u,
      (62 - i * 9) * u,
      11 * u,
      2 * u,
    ]);
  });
  disc(ctx, light.tone('#d9403c'), [x + width * 0.5, top - 11 * u, 12 * u, 11 * u]);
  panel(ctx, light.tone('#5a8a4a'), [x + width * 0.5, top - 27 * u, 9 * u, 5 * u, 3 * u]);
}

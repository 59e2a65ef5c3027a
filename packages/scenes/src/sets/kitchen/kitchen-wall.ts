import { mix, rgba, shade, panel, type Context2d, verticalGradient, ring } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { wallAround } from '../wall-around.ts';
import type { KitchenPlan } from './kitchen-plan.ts';

/** Rows of glazed tiles above the worktop, each a little different. */
function paintTiles(ctx: Context2d, strip: Strip, plan: KitchenPlan): void {
  const { palette, random, unit } = strip.stage;
  const { light, worktop } = plan;
  const side = 30 * unit;
  const glaze = light.tone('#e6f0e4', 0.1);
  const pattern = light.tone('#7fb4a6', 0.1);
  const columns = Math.ceil(strip.width / side);
  repeat(5, (row) => {
    repeat(columns, (column) => {
      const x = strip.left + column * side;
      const y = worktop - (row + 1) * side;
      const colour = row === 4 ? pattern : shade(glaze, (random() - 0.5) * 0.035);
      panel(ctx, colour, [x + unit, y + unit, side - 2 * unit, side - 2 * unit, 2.5 * unit]);
      ctx.fillStyle = rgba(palette.key, 0.22);
      ctx.fillRect(x + 3 * unit, y + 3 * unit, side - 9 * unit, 2 * unit);
    });
  });
}

/** Beams across the ceiling, with the shadow they throw. */
function paintBeams(ctx: Context2d, strip: Strip, { light, wood, rail }: KitchenPlan): void {
  const { frame, height, palette, unit } = strip.stage;
  const dark = mix(shade(wood, -0.2), palette.ramp[3], 0.25);
  const foot = frame.tall ? Math.max(height * 0.06, rail.y - frame.hero * 0.62) : height * 0.045;
  ctx.fillStyle = verticalGradient(ctx, [strip.top, foot], [shade(dark, -0.06), dark]);
  ctx.fillRect(strip.left, strip.top, strip.width, foot - strip.top);
  ctx.fillStyle = rgba(palette.ink, 0.22);
  ctx.fillRect(strip.left, foot, strip.width, 16 * unit);
  const beam = light.tone('#9a6844');
  const step = 190 * unit;
  repeat(Math.ceil(strip.width / step) + 1, (i) => {
    const x = strip.left + (i + 0.3) * step;
    panel(ctx, rgba(palette.ink, 0.2), [x + 8 * unit, strip.top, 44 * unit, foot - strip.top + 30 * unit]);
    panel(ctx, verticalGradient(ctx, [foot - 20 * unit, foot + 20 * unit], [beam, shade(beam, -0.1)]), [
      x,
      strip.top,
      44 * unit,
      foot - strip.top + 20 * unit,
      3 * unit,
    ]);
  });
}

function paintWall(ctx: Context2d, strip: Strip, plan: KitchenPlan): void {
  const { stage } = strip;
  const { light, wall, window: w, floor } = plan;
  const { palette, unit } = stage;
  ctx.save();
  ctx.fillStyle = verticalGradient(ctx, [0, floor], [shade(wall, -0.07), wall, shade(wall, -0.03)]);
  ctx.beginPath();
  const hole = [w.x, w.y, w.x, w.y + w.height, w.x + w.width, w.y + w.height, w.x + w.width, w.y];
  wallAround({ ...strip, bottom: floor }, ring(hole))(ctx);
  ctx.fill();
  ctx.clip();
  paintTiles(ctx, strip, plan);
  const middle = { x: w.x + w.width / 2, y: w.y + w.height / 2 };
  const reach = { rx: w.width * 1.3, ry: w.height * 1.2 };
  glowAt(ctx, stage, { colour: light.beam, ...middle, ...reach, alpha: 0.4 * light.daylight });
  paintBeams(ctx, strip, plan);
  ctx.fillStyle = rgba(palette.ink, 0.16);
  ctx.fillRect(strip.left, plan.worktop - 8 * unit, strip.width, 8 * unit);
  ctx.restore();
}

function paintCurtain(ctx: Context2d, { palette, unit }: Stage, { light, window: w }: KitchenPlan): void {
  const cloth = light.tone('#e2604f');
  const drop = w.height * 0.24;
  const count = 9;
  const fold = (w.width + 40 * unit) / count;
  repeat(count, (i) => {
    const x = w.x - 20 * unit + i * fold;
    const colour = i % 2 === 0 ? cloth : mix(cloth, light.tone('#fff1dd'), 0.85);
    ctx.fillStyle = verticalGradient(ctx, [w.y, w.y + drop], [shade(colour, -0.06), mix(colour, palette.glow, 0.25)]);
    ctx.beginPath();
    ctx.moveTo(x, w.y - 16 * unit);
    ctx.lineTo(x + fold, w.y - 16 * unit);
    ctx.lineTo(x + fold, w.y + drop);
    ctx.quadraticCurveTo(x + fold / 2, w.y + drop + 15 * unit, x, w.y + drop);
    ctx.fill();
  });
  const rod = [w.x - 34 * unit, w.y - 24 * unit, w.width + 68 * unit, 9 * unit, 4 * unit] as const;
  panel(ctx, light.tone('#8a5a3a'), rod);
}

function paintFrame(ctx: Context2d, { unit }: Stage, { light, window }: KitchenPlan): void {
  const { x, y, width, height } = window;
  const coats = [
    [light.tone('#8c6a50'), 24, 3],
    [light.tone('#fff4e2'), 15, 0],
  ] as const;
  ctx.lineJoin = 'miter';
  coats.forEach(([colour, thick, down]) => {
    ctx.strokeStyle = colour;
    ctx.lineWidth = thick * unit;
    ctx.strokeRect(x - 5 * unit, y - 5 * unit + down * unit, width + 10 * unit, height + 10 * unit);
    ctx.lineWidth = thick * 0.5 * unit;
    ctx.beginPath();
    [1 / 3, 2 / 3].forEach((share) => {
      ctx.moveTo(x + width * share, y + down * unit);
      ctx.lineTo(x + width * share, y + height);
    });
    ctx.moveTo(x, y + height * 0.4 + down * unit);
    ctx.lineTo(x + width, y + height * 0.4 + down * unit);
    ctx.stroke();
  });
  panel(ctx, light.tone('#f4e4cb'), [x - 30 * unit, y + height + 4 * unit, width + 60 * unit, 16 * unit, 3 * unit]);
  panel(ctx, light.tone('#b08a68'), [x - 26 * unit, y + height + 19 * unit, width + 52 * unit, 5 * unit]);
}

/** The wall around the window, with tiles, beams and a short curtain. */
export function paintKitchenWall(ctx: Context2d, strip: Strip, plan: KitchenPlan): void {
  paintWall(ctx, strip, plan);
  paintFrame(ctx, strip.stage, plan);
  paintCurtain(ctx, strip.stage, plan);
}

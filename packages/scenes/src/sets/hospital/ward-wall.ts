import {
  mix,
  rgba,
  shade,
  disc,
  line,
  panel,
  polygon,
  type Context2d,
  verticalGradient,
  within,
} from '@kinora/drawing';

import type { Stage, Strip } from '../../stage/stage.ts';
import { fillFloor, paintChecks } from '../floor.ts';
import { repeat } from '../repeat.ts';
import type { WardPlan } from './ward-plan.ts';

/** Ceiling, painted wall with a handrail, and a tiled floor. */
export function paintShell(ctx: Context2d, strip: Strip, { light, floor, ceiling }: WardPlan): void {
  const { unit: u, width } = strip.stage;
  const wall = light.tone('#d9ece6');
  const low = light.tone('#8cc3bd');
  ctx.fillStyle = verticalGradient(ctx, [strip.top, ceiling], [light.tone('#c9d8d6'), light.tone('#f2f6f2')]);
  ctx.fillRect(strip.left, strip.top, strip.width, ceiling - strip.top);
  ctx.fillStyle = verticalGradient(ctx, [ceiling, floor], [shade(wall, -0.05), wall]);
  ctx.fillRect(strip.left, ceiling, strip.width, floor - ceiling);
  const rail = floor - (floor - ceiling) * 0.26;
  ctx.fillStyle = verticalGradient(ctx, [rail, floor], [low, shade(low, -0.05)]);
  ctx.fillRect(strip.left, rail, strip.width, floor - rail);
  panel(ctx, light.tone('#f7f4ea'), [strip.left, rail - 7 * u, strip.width, 12 * u]);
  panel(ctx, light.tone('#5a9a96'), [strip.left, floor - 12 * u, strip.width, 12 * u]);
  panel(ctx, light.tone('#eef4ee'), [strip.left, ceiling - 6 * u, strip.width, 10 * u]);
  const plane = { top: floor, vanishX: width * 0.5, vanishY: floor - strip.stage.frame.hero * 0.7 };
  const tile = light.tone('#dfe8e2');
  fillFloor(ctx, strip, { ...plane, stops: [shade(tile, -0.05), tile, shade(tile, -0.09)] });
  paintChecks(ctx, strip, { ...plane, stops: [], colour: rgba(light.tone('#9fc4be'), 0.55), tile: 190, rows: 6 });
}

/** A flat lamp in the ceiling and its light on the wall. */
export function paintLamps(ctx: Context2d, { unit: u, width }: Stage, { ceiling, light }: WardPlan): void {
  const colour = mix(light.tone('#ffffff'), '#fffbe8', 0.4 + 0.5 * light.lamps);
  for (const share of [0.18, 0.66]) {
    const [x, wide] = [width * share, width * 0.2];
    polygon(ctx, colour, [
      x,
      ceiling - 34 * u,
      x + wide,
      ceiling - 34 * u,
      x + wide * 0.92,
      ceiling - 16 * u,
      x + wide * 0.08,
      ceiling - 16 * u,
    ]);
    ctx.fillStyle = verticalGradient(ctx, [ceiling, ceiling + 150 * u], [rgba(colour, 0.5), rgba(colour, 0)]);
    ctx.fillRect(x - 60 * u, ceiling + 6 * u, wide + 120 * u, 150 * u);
  }
}

/** Trees before hills under the hour's sky. */
function paintView(ctx: Context2d, { palette, unit: u }: Stage, { window: w }: WardPlan): void {
  const foot = w.y + w.height;
  ctx.fillStyle = verticalGradient(ctx, [w.y, foot], palette.sky);
  ctx.fillRect(w.x, w.y, w.width, w.height);
  const far = mix(palette.ramp[1], palette.mist, 0.45);
  for (const [share, size] of [[0.1, 0.34] as const, [0.5, 0.22] as const, [0.92, 0.4] as const]) {
    disc(ctx, far, [w.x + w.width * share, foot, w.width * 0.34, w.height * size]);
  }
  repeat(6, (index) => {
    const leaf = mix(palette.ramp[1], palette.ramp[2], 0.3 + 0.1 * (index % 3));
    const size = (34 + ((index * 37) % 23)) * u;
    disc(ctx, leaf, [w.x + w.width * (0.04 + index * 0.19), foot - size * 0.35, size]);
  });
}

function paintCurtains(ctx: Context2d, { unit: u }: Stage, { window: w, light }: WardPlan): void {
  const cloth = light.tone('#f0c987');
  const low = w.y + w.height + 34 * u;
  for (const out of [-1, 1] as const) {
    const x = out < 0 ? w.x : w.x + w.width;
    const across = [-34, 52, 58, -8].map((share) => x + out * share * u);
    const [one = x, two = x, three = x, four = x] = across;
    polygon(ctx, cloth, [one, w.y - 30 * u, two, w.y - 30 * u, three, low, four, low]);
    for (const fold of [0, 22, 42]) {
      const pen = { colour: shade(cloth, -0.08), width: 3 * u };
      line(ctx, pen, [x + out * fold * u, w.y - 26 * u, x + out * (fold + 4) * u, low - 4 * u]);
    }
  }
  const rod = { colour: light.tone('#8a9a98'), width: 7 * u };
  line(ctx, rod, [w.x - 80 * u, w.y - 32 * u, w.x + w.width + 80 * u, w.y - 32 * u]);
}

/** A wide window on trees, with curtains on both sides. */
export function paintWindow(ctx: Context2d, stage: Stage, plan: WardPlan): void {
  const { window: w, light } = plan;
  const { unit: u } = stage;
  const frame = light.tone('#fbf8f0');
  panel(ctx, frame, [w.x - 14 * u, w.y - 14 * u, w.width + 28 * u, w.height + 28 * u, 6 * u]);
  within(
    ctx,
    () => ctx.rect(w.x, w.y, w.width, w.height),
    () => paintView(ctx, stage, plan),
  );
  line(ctx, { colour: frame, width: 8 * u }, [w.x + w.width / 2, w.y, w.x + w.width / 2, w.y + w.height]);
  line(ctx, { colour: frame, width: 6 * u }, [w.x, w.y + w.height * 0.36, w.x + w.width, w.y + w.height * 0.36]);
  panel(ctx, light.tone('#f7f4ea'), [w.x - 26 * u, w.y + w.height + 10 * u, w.width + 52 * u, 14 * u, 4 * u]);
  paintCurtains(ctx, stage, plan);
}

/** A board with a red cross and a chart, between window and bed. */
export function paintSigns(ctx: Context2d, { unit: u }: Stage, { window: w, bed, light }: WardPlan): void {
  const x = (w.x + w.width + 90 * u + bed.x) / 2;
  const size = 62 * u;
  const y = w.y + 10 * u;
  panel(ctx, light.tone('#fffdf6'), [x - size / 2, y, size, size, 12 * u]);
  const red = light.tone('#d9483f');
  panel(ctx, red, [x - size * 0.1, y + size * 0.18, size * 0.2, size * 0.64, 2 * u]);
  panel(ctx, red, [x - size * 0.32, y + size * 0.4, size * 0.64, size * 0.2, 2 * u]);
}

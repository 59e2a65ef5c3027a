import { clamp, disc, fraction, line, mix, panel, rgba, stroke, TAU, type Context2d } from '@kinora/drawing';

import { topOfTable } from '../sets/table.ts';
import { BAKING } from './baking.data.ts';
import { cooksOnCounter } from './counter.ts';
import { extentOf } from './extent.ts';
import type { Extra } from './extras.ts';
import type { Member } from './member.ts';
import type { Moment, Pose } from './pose.ts';

/** How large the bowl is against who stirs in it, and how far before them it stands, in their heights. */
const BOWL = 0.36;
const AHEAD = 0.16;
/** How high the little table is that stands where no other does, in their heights. */
const TABLE = 0.34;
/** How deep on a table the bowl stands, in units. */
const ON_BOARD = 26;

interface Bowl {
  /** Middle of its foot, its half width, and the way to who stirs: 1 right. */
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

/** A table of four legs, as wide as what is on it. */
function drawTable(ctx: Context2d, { x, y, half }: Bowl, floor: number): void {
  const { wood, dark } = BAKING;
  for (const side of [-0.95, 0.95])
    line(ctx, { colour: dark, width: half * 0.16 }, [x + side * half * 1.3, y, x + side * half * 1.4, floor]);
  panel(ctx, wood, [x - half * 1.7, y - half * 0.06, half * 3.4, half * 0.2, half * 0.06]);
}

/** A bowl of dough with a whisk that goes round in it. */
function drawBowl(ctx: Context2d, { x, y, half }: Bowl, time: number): void {
  const { bowl, shade, inside, dough, whisk, handle } = BAKING;
  const rim = y - half * 1.05;
  const turn = time * 6;
  disc(ctx, shade, [x, rim, half, half * 0.24]);
  disc(ctx, inside, [x, rim, half * 0.92, half * 0.2]);
  disc(ctx, dough, [x, rim + half * 0.04, half * 0.78, half * 0.15]);
  disc(ctx, mix(dough, '#ffffff', 0.4), [x + Math.cos(turn) * half * 0.3, rim + half * 0.02, half * 0.3, half * 0.06]);
  const tip = [x + Math.cos(turn) * half * 0.42, rim + Math.sin(turn) * half * 0.07] as const;
  const top = [tip[0] - Math.cos(turn) * half * 0.2 + half * 0.12, rim - half * 1.25] as const;
  for (const spread of [-0.16, 0, 0.16])
    stroke(ctx, { colour: whisk, width: half * 0.05 }, [
      ...tip,
      (tip[0] + top[0]) / 2 + spread * half * 1.6,
      rim - half * 0.36,
      top[0] + (tip[0] - top[0]) * 0.45,
      rim - half * 0.62,
    ]);
  line(ctx, { colour: handle, width: half * 0.13 }, [top[0] + (tip[0] - top[0]) * 0.42, rim - half * 0.66, ...top]);
  ctx.fillStyle = bowl;
  ctx.beginPath();
  ctx.moveTo(x - half, rim);
  ctx.bezierCurveTo(x - half * 0.95, y - half * 0.2, x - half * 0.5, y, x - half * 0.3, y);
  ctx.lineTo(x + half * 0.3, y);
  ctx.bezierCurveTo(x + half * 0.5, y, x + half * 0.95, y - half * 0.2, x + half, rim);
  ctx.ellipse(x, rim, half, half * 0.24, 0, 0, Math.PI);
  ctx.fill();
  stroke(ctx, { colour: rgba('#ffffff', 0.5), width: half * 0.07 }, [
    x - half * 0.78,
    rim + half * 0.36,
    x - half * 0.6,
    y - half * 0.3,
  ]);
  for (let drop = 0; drop < 4; drop++) {
    const age = fraction(time * 1.1 + drop / 4);
    const reach = Math.cos(drop * 2.1) * half * 0.9 * age;
    ctx.globalAlpha = 1 - age;
    disc(ctx, dough, [x + reach, rim - Math.sin(age * Math.PI) * half * 0.5, half * 0.055]);
  }
  ctx.globalAlpha = 1;
}

/** Where the bowl of somebody stands: before them, on the table or on one of its own. */
function bowlOf({ rig, entry, size, facing }: Member, pose: Pose, { stage, world }: Moment): Bowl {
  const { right, height } = extentOf(rig, entry);
  const tall = height * size;
  const half = (BOWL * tall) / 2;
  const y = world.counter ? topOfTable(stage) + ON_BOARD * stage.unit : pose.y - tall * TABLE;
  const x = pose.x + (right * size + AHEAD * tall) * facing;
  return { x: clamp(x, half * 1.1, stage.width - half * 1.1), y, half };
}

/** The bowl of an animal that cooks behind a table, on it. */
export function drawBowlOnCounter(
  ctx: Context2d,
  member: Member,
  { pose, moment }: { pose: Pose; moment: Moment },
): void {
  if (cooksOnCounter(member.entry)) drawBowl(ctx, bowlOf(member, pose, moment), moment.time + member.luck * TAU);
}

/** The bowl of an animal that cooks where no table is, on one of its own. */
export const drawBaking: Extra = (ctx, member, { pose, moment }) => {
  if (member.carrier || moment.world.counter || !cooksOnCounter(member.entry)) return;
  const bowl = bowlOf(member, pose, moment);
  drawTable(ctx, bowl, pose.y);
  drawBowl(ctx, bowl, moment.time + member.luck * TAU);
};

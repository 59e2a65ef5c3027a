import { line, mix, panel, polygon, stroke, type Context2d } from '@kinora/drawing';

import { inLight } from './draw-thrown.ts';
import { extentOf } from './extent.ts';
import type { Extra } from './extras.ts';
import type { Member } from './member.ts';
import type { Moment, Pose } from './pose.ts';

/** How high something hangs at the begin of a clip, and how far it is pulled up by its end, in frame heights. */
const HANGS = { from: 0.1, rise: 0.2 };
/** Where the jib is, in frame heights, how far the mast is from what hangs, in frame widths, and how thick both are. */
const JIB = 0.07;
const MAST = { wide: 0.2, tall: 0.3 };
const THICK = 0.032;
const STEEL = '#e8b23a';
const CABLE = '#3a3f48';

/** The pose of something on the rope of a crane: it rises, and sways a little. */
export function hoist({ luck }: Member, { stage, course, time }: Moment, y: number): Partial<Pose> {
  const rise = HANGS.from + HANGS.rise * (course + 0.5);
  return { y: y - stage.height * rise, turn: Math.sin(time * 1.4 + luck * 6) * 0.035 };
}

/** Two rails with bars across between them, from one point to another, as masts and jibs are made. */
function drawLattice(
  ctx: Context2d,
  colour: string,
  { from, to, thick }: { from: readonly [number, number]; to: readonly [number, number]; thick: number },
): void {
  const [along, down] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(along, down);
  const [ax, ay] = [(-down / length) * thick * 0.5, (along / length) * thick * 0.5];
  const bars = Math.max(2, Math.round(length / thick));
  const at = (share: number, side: number) => [from[0] + along * share + ax * side, from[1] + down * share + ay * side];
  for (let bar = 0; bar < bars; bar++) {
    const side = bar % 2 === 0 ? 1 : -1;
    line(ctx, { colour: mix(colour, '#000000', 0.18), width: thick * 0.1 }, [
      ...at(bar / bars, side),
      ...at((bar + 1) / bars, -side),
    ]);
  }
  for (const side of [-1, 1]) line(ctx, { colour, width: thick * 0.2 }, [...at(0, side), ...at(1, side)]);
}

/** The crane that something hangs from: its mast on the side of the frame, its jib over what it lifts. */
function drawCrane(ctx: Context2d, { x, half }: { x: number; half: number }, { stage }: Moment): void {
  const { frame, height, width } = stage;
  const steel = inLight(stage, STEEL);
  const dark = inLight(stage, CABLE);
  const thick = height * THICK;
  const jib = height * JIB;
  const mast = x + frame.side * Math.max(width * (frame.wide ? MAST.wide : MAST.tall), half + thick * 1.6);
  const end = x - frame.side * width * 0.2;
  drawLattice(ctx, steel, { from: [mast, frame.ground], to: [mast, jib], thick });
  drawLattice(ctx, steel, { from: [mast + frame.side * width * 0.1, jib], to: [end, jib], thick: thick * 0.8 });
  const top = [mast, jib - thick * 2.4] as const;
  polygon(ctx, steel, [mast - thick * 0.5, jib, ...top, mast + thick * 0.5, jib]);
  line(ctx, { colour: dark, width: thick * 0.1 }, [...top, end, jib - thick * 0.4]);
  panel(ctx, dark, [mast + frame.side * width * 0.08 - thick, jib, thick * 2, thick * 1.5, thick * 0.2]);
  panel(ctx, mix(steel, '#ffffff', 0.2), [
    mast - thick * 0.9,
    jib + thick * 0.3,
    thick * 1.8,
    thick * 1.6,
    thick * 0.3,
  ]);
  panel(ctx, dark, [x - thick, jib + thick * 0.2, thick * 2, thick * 0.5, thick * 0.15]);
  panel(ctx, dark, [mast - thick * 1.6, frame.ground - thick * 0.5, thick * 3.2, thick * 0.6, thick * 0.1]);
}

/** A hook on a cable, and slings from it to both ends of what hangs. */
function drawRope(
  ctx: Context2d,
  { rig, entry, size, facing }: Member,
  { pose, moment }: { pose: Pose; moment: Moment },
): void {
  const { stage } = moment;
  const { left, right, height } = extentOf(rig, entry);
  const dark = inLight(stage, CABLE);
  const thick = stage.height * THICK;
  const ends = [left, right].map((end) => pose.x + end * size * facing * 0.78);
  const middle = ((ends[0] ?? pose.x) + (ends[1] ?? pose.x)) / 2;
  const top = pose.y - height * size;
  const hook = Math.max(stage.height * JIB + thick * 1.6, top - height * size * 0.32);
  line(ctx, { colour: dark, width: thick * 0.14 }, [
    middle,
    stage.height * JIB + thick * 0.5,
    middle,
    hook - thick * 0.4,
  ]);
  for (const end of ends)
    line(ctx, { colour: dark, width: thick * 0.13 }, [middle, hook + thick * 0.5, end, pose.y - height * size * 0.52]);
  panel(ctx, inLight(stage, STEEL), [middle - thick * 0.45, hook - thick * 0.5, thick * 0.9, thick * 0.8, thick * 0.2]);
  stroke(ctx, { colour: dark, width: thick * 0.18 }, [
    middle,
    hook + thick * 0.3,
    middle + thick * 0.34,
    hook + thick * 0.7,
    middle,
    hook + thick * 0.9,
    middle - thick * 0.3,
    hook + thick * 0.72,
  ]);
}

/** The crane and the rope of what hangs from one. */
export const drawHoist: Extra = (ctx, member, { pose, moment }) => {
  if (member.entry.looks.isHoisted !== true || member.index > 0) return;
  const { left, right } = extentOf(member.rig, member.entry);
  drawCrane(ctx, { x: member.place.x, half: Math.max(-left, right) * member.size }, moment);
  drawRope(ctx, member, { pose, moment });
};

import { mix, disc, stroke, type Context2d } from '@kinora/drawing';

import { bareTree } from '../land/bare-tree.ts';
import type { Verdure } from '../land/verdure.ts';
import type { Stage } from '../stage/stage.ts';
import { repeat } from './repeat.ts';

interface Bough {
  readonly x: number;
  readonly y: number;
  /** Towards the middle of the frame: 1 right, -1 left. */
  readonly inwards: number;
  readonly length: number;
}

function paintLeaves(
  ctx: Context2d,
  { random, unit }: Stage,
  { bough, tones }: { bough: Bough; tones: readonly string[] },
): void {
  const { x, y, inwards, length } = bough;
  repeat(210, (i) => {
    const along = random();
    const drop = (random() - 0.42) * length * 0.42 * (1 - along * 0.55) + Math.sin(along * 3) * length * 0.1;
    const at = [x + inwards * along * length, y + drop] as const;
    const tone = tones[i % tones.length] ?? '#000000';
    disc(ctx, tone, [at[0], at[1], (7 + 8 * random()) * unit, (4 + 4 * random()) * unit, random() * 3]);
  });
}

/** The bough of a near street tree in the upper corner above the hero, out of focus; bare in winter. */
export function addBough(stage: Stage, verdure: Verdure): void {
  const { frame, height, palette, plan, random, unit, width } = stage;
  const { side } = frame;
  const edge = side < 0 ? -frame.margin * 0.4 : width + frame.margin * 0.4;
  const length = Math.min(width * 0.46, 430 * unit);
  const bough = { x: edge, y: height * 0.03, inwards: -side, length };
  const wood = mix(palette.ink, palette.ramp[3], 0.4);
  const dark = mix(verdure.leaf(0.95), palette.ink, 0.35);
  const tones = [dark, dark, mix(verdure.leaf(0.8), palette.ink, 0.2), mix(verdure.leaf(0.5), palette.glow, 0.15)];
  stage.strip({ parallax: 1.5, top: -90 * unit, bottom: height * 0.42, blur: 2.4, fixed: true }, (ctx) => {
    if (plan.season === 'winter') {
      const snow = mix('#ffffff', palette.ramp[0], 0.2);
      const tree = {
        x: edge,
        y: height * 0.26,
        height: length * 1.25,
        colour: wood,
        snow,
        lean: -side * 0.95,
        width: 0.03,
      };
      bareTree(ctx, random, tree);
      return;
    }
    const tip = [edge - side * length * 0.5, height * 0.06, edge - side * length * 0.95, height * 0.1];
    stroke(ctx, { colour: wood, width: 9 * unit }, [edge, height * 0.02, ...tip]);
    paintLeaves(ctx, stage, { bough, tones });
  });
}

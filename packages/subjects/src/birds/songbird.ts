import {
  blob,
  disc,
  line,
  mix,
  pick,
  placed,
  polygon,
  rgba,
  shade,
  stroke,
  TAU,
  type Context2d,
} from '@kinora/drawing';

import { drawAttire } from '../attire/attire.ts';
import { eye, turned, volume, within } from '../rig/modelling.ts';
import { footAt, paceOf } from '../rig/pace.ts';
import type { Rig, RigOptions } from '../rig/rig.ts';
import { SONGBIRD } from './songbird.data.ts';
import { PLUMAGES, type Plumage } from './songbirds.data.ts';

const CREST = [-1.5, -1.15, -0.8, -0.45, -0.1, 0.25];
/** Marks lie over each other in this order. */
const PATCHES = ['belly', 'breast', 'face', 'cap', 'cheek', 'hood'] as const;

/** The plumage of a kind, in the colour that a prompt gives it. */
function plumageOf({ kind = '', tint }: RigOptions): Plumage {
  const plumage = PLUMAGES[kind] ?? pick(Object.values(PLUMAGES), 0);
  if (!tint) return plumage;
  const marks = Object.fromEntries(Object.entries(plumage.marks).map(([name, mark]) => [name, mix(mark, tint, 0.45)]));
  return { ...plumage, back: tint, wing: shade(tint, -0.06), tip: shade(tint, -0.14), tail: shade(tint, -0.1), marks };
}

/** The feathers on a head, 0 laid back to 1 spread like a fan. */
function drawCrest(ctx: Context2d, colour: string, open: number): void {
  for (const [index, angle] of CREST.entries()) {
    turned(ctx, { x: 0.3, y: -0.88, angle: -1.2 + (angle + 1.2) * (0.35 + open * 0.65) }, () => {
      const length = 0.3 + Math.sin((index / 5) * Math.PI) * 0.08;
      blob(ctx, shade(colour, index % 2 === 0 ? 0 : 0.03), [
        0,
        0,
        -0.05,
        -length * 0.6,
        0,
        -length,
        0.05,
        -length * 0.6,
      ]);
      disc(ctx, '#fbf1e0', [0, -length * 0.84, 0.03, 0.03]);
      disc(ctx, '#231c1e', [0, -length * 0.97, 0.034, 0.045]);
    });
  }
}

function drawBeak(ctx: Context2d, { beak, bill }: Plumage, gape: number): void {
  turned(ctx, { x: 0.46, y: -0.78, angle: gape }, () => {
    ctx.translate(-0.46, 0.78);
    polygon(ctx, shade(beak, -0.08), [0.46, -0.76, 0.6, -0.75, 0.47, -0.7]);
  });
  (bill === 'short' || bill === 'dagger' ? polygon : blob)(ctx, volume(ctx, beak, [-0.9, -0.68]), SONGBIRD[bill]);
  if (bill === 'huge') {
    stroke(ctx, { colour: shade(beak, -0.18), width: 0.014 }, SONGBIRD.hugeLine);
    disc(ctx, '#2a2024', [0.99, -0.69, 0.05, 0.06]);
  }
  if (bill === 'hooked') disc(ctx, '#d8402f', [0.69, -0.74, 0.025]);
}

function drawFoldedWing(ctx: Context2d, { bars, tip, wing }: Plumage, lift: number): void {
  turned(ctx, { x: 0.16, y: -0.54, angle: lift }, () => {
    ctx.translate(-0.16, 0.54);
    blob(ctx, volume(ctx, wing, [-0.6, -0.16]), SONGBIRD.wing);
    within(ctx, () => {
      blob(ctx, tip, [-0.1, -0.3, -0.3, -0.28, -0.5, -0.12, -0.2, -0.12]);
      if (!bars) return;
      for (const x of [0.08, -0.06, -0.2])
        line(ctx, { colour: bars, width: 0.034 }, [x - 0.06, -0.56, x + 0.02, -0.18]);
    });
    stroke(ctx, { colour: rgba(shade(wing, -0.14), 0.7), width: 0.014 }, SONGBIRD.feathers);
    stroke(ctx, { colour: rgba(shade(wing, 0.08), 0.5), width: 0.012 }, SONGBIRD.quills);
  });
}

/** A wing in flight; it beats from far above to far below. */
function drawSpreadWing(
  ctx: Context2d,
  { bars, tip, wing }: Plumage,
  [x, beat, step]: readonly [number, number, number],
) {
  turned(ctx, { x, y: -0.5, angle: -0.25, scaleY: beat }, () => {
    blob(ctx, shade(wing, step), SONGBIRD.spread);
    within(ctx, () => {
      blob(ctx, tip, SONGBIRD.spreadTip);
      if (bars) line(ctx, { colour: bars, width: 0.04 }, [-0.02, -0.44, -0.46, -0.3]);
      if (bars) line(ctx, { colour: bars, width: 0.04 }, [0.06, -0.24, -0.44, -0.14]);
    });
  });
}

function drawTrunk(ctx: Context2d, plumage: Plumage): void {
  blob(ctx, volume(ctx, plumage.back, [-0.96, -0.14]), SONGBIRD.body);
  within(ctx, () => {
    for (const patch of PATCHES) {
      const colour = plumage.marks[patch];
      if (colour) blob(ctx, colour, SONGBIRD[patch]);
    }
  });
}

function drawLegs(ctx: Context2d, colour: string, steps: readonly (readonly [ahead: number, up: number])[]): void {
  for (const [side, [ahead, up]] of steps.entries()) {
    const hip = 0.14 - side * 0.1;
    const [x, y] = [hip + 0.02 + ahead * 0.12, -up * 0.1];
    line(ctx, { colour: shade(colour, side === 0 ? -0.08 : 0), width: 0.028 }, [hip, -0.18, x, y]);
    stroke(ctx, { colour: shade(colour, side === 0 ? -0.08 : 0), width: 0.026 }, placed(SONGBIRD.foot, { x, y }));
  }
}

/** A bird of a `kind`: it turns its head, flicks its tail and sings; it hops, and it flies with its wings spread. */
export const songbird: Rig = {
  box: [-1.0, -1.62, 1.1, 0.24],
  stance: [-0.66, -0.98, 0.8],
  frames: 16,
  beats: 1.6,
  draw(ctx, phase, options) {
    const plumage = plumageOf(options);
    const turn = phase * TAU;
    const pace = paceOf(options);
    const flies = options.activity === 'fly' || options.activity === 'circle';
    const beat = Math.cos(turn);
    const hop = flies ? 0 : Math.abs(Math.sin(turn)) * Math.min(1, pace.lift) * 0.1;
    if (!flies) drawLegs(ctx, plumage.legs, [footAt(phase, pace, 0.5), footAt(phase, pace)]);
    turned(ctx, { x: 0.05, y: flies ? -0.1 : -hop, angle: flies ? 0.35 : Math.sin(turn) * 0.02 }, () => {
      if (flies) drawSpreadWing(ctx, plumage, [0.12, beat, -0.05]);
      turned(ctx, { x: -0.24, y: -0.28, angle: Math.sin(turn * 2) * 0.05 }, () => {
        ctx.translate(0.24, 0.28);
        blob(ctx, volume(ctx, plumage.tail, [-0.34, 0]), plumage.isLong ? SONGBIRD.longTail : SONGBIRD.tail);
      });
      if (plumage.crest) drawCrest(ctx, plumage.back, 0.6 + Math.sin(turn) * 0.4);
      drawBeak(ctx, plumage, Math.max(0, Math.sin(turn * 3)) * (phase < 0.5 ? 0.28 : 0.05));
      drawTrunk(ctx, plumage);
      eye(ctx, [0.38, -0.81, 0.034], phase > 0.93 ? 1 : 0);
      drawAttire(ctx, options, { head: { x: 0.33, y: -0.78, scale: 0.18 } });
      if (flies) drawSpreadWing(ctx, plumage, [0.06, beat, 0.02]);
      else drawFoldedWing(ctx, plumage, Math.sin(turn + 1) * 0.03);
    });
  },
};

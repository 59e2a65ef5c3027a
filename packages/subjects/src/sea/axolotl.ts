import { blob, disc, lerp, mix, rgba, shade, stroke, TAU, type Context2d } from '@kinora/drawing';

import { clothOf, drawAttire } from '../attire/attire.ts';
import { eye, turned, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { AXOLOTL } from './axolotl.data.ts';

const JOINTS = 10;
const FRINGES = 7;

interface Stalk {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly side: 1 | -1;
}

/** Where the gills leave the head, three on each side. */
const STALKS: readonly Stalk[] = ([-1, 1] as const).flatMap((side) =>
  [-0.95, -0.45, 0.05].map((angle, index) => ({
    x: 0.43 + side * (0.2 + index * 0.045),
    y: -0.22 + index * 0.08,
    angle,
    side,
  })),
);

/** The middle of the body from the head to the tip of the tail, which swings. */
function spineAt(turn: number): readonly (readonly [x: number, y: number])[] {
  return Array.from({ length: JOINTS }, (_, joint) => {
    const along = joint / (JOINTS - 1);
    return [lerp(0.3, -0.98, along), 0.03 + Math.sin(turn - along * 3.6) * 0.13 * along ** 1.4] as const;
  });
}

/** A strip along the spine, as thick above and below as the two functions say. */
function strip(spine: ReturnType<typeof spineAt>, above: (along: number) => number, below: (along: number) => number) {
  const upper = spine.flatMap(([x, y], joint) => [x, y - above(joint / (JOINTS - 1))]);
  const lower = spine.map(([x, y], joint) => [x, y + below(joint / (JOINTS - 1))]).toReversed();
  return [...upper, ...lower.flat()];
}

const flesh = (along: number) => lerp(0.19, 0.015, along ** 0.8);
const fin = (along: number) => flesh(along) + Math.sin(Math.min(1, Math.max(0, along - 0.2) / 0.8) * Math.PI) * 0.13;

/** A gill like a feather, swept by the water. */
function drawGill(ctx: Context2d, gill: string, { stalk, sway }: { stalk: Stalk; sway: number }): void {
  const { x, y, side } = stalk;
  turned(ctx, { x, y, angle: side * (stalk.angle + sway), scaleX: side }, () => {
    for (let fringe = 1; fringe <= FRINGES; fringe++) {
      const along = (fringe / FRINGES) * 0.3;
      const length = 0.085 * (1.15 - fringe / FRINGES / 1.4);
      for (const way of [-1, 1])
        stroke(ctx, { colour: gill, width: 0.02 }, [along, -along * 0.18, along + 0.03, -along * 0.18 + way * length]);
    }
    stroke(ctx, { colour: shade(gill, -0.04), width: 0.046 }, [0, 0, 0.16, -0.035, 0.31, -0.06]);
  });
}

function drawLeg(ctx: Context2d, colour: string, [x, y, angle]: readonly [number, number, number]): void {
  turned(ctx, { x, y, angle }, () => blob(ctx, colour, AXOLOTL.leg));
}

function drawFace(ctx: Context2d, colour: string, lid: number): void {
  for (const side of [-1, 1]) {
    disc(ctx, rgba(mix(colour, '#e8506e', 0.6), 0.5), [0.43 + side * 0.2, -0.005, 0.055, 0.035]);
    disc(ctx, mix(colour, '#ffffff', 0.3), [0.43 + side * 0.19, -0.1, 0.05]);
    eye(ctx, [0.43 + side * 0.19, -0.1, 0.036], lid);
  }
  stroke(ctx, { colour: shade(colour, -0.26), width: 0.02 }, AXOLOTL.smile);
  for (const side of [-1, 1]) disc(ctx, shade(colour, -0.2), [0.425 + side * 0.035, -0.06, 0.009]);
}

/** Seams of a suit around the body. */
function drawSeams(ctx: Context2d, suit: string): void {
  for (const x of [-0.08, -0.44]) {
    stroke(ctx, { colour: '#e2574c', width: 0.035 }, [x, -0.3, x + 0.03, 0, x, 0.3]);
    stroke(ctx, { colour: shade(suit, -0.14), width: 0.014 }, [x - 0.06, -0.3, x - 0.03, 0, x - 0.06, 0.3]);
  }
}

/** It hangs in the water, paddling, its gills and its tail swaying. */
export const axolotl: Rig = {
  box: [-1.08, -0.66, 1.14, 0.5],
  frames: 16,
  beats: 0.6,
  draw(ctx, phase, options) {
    const { tint: colour = '#f4b3bd' } = options;
    const turn = phase * TAU;
    const gill = mix(colour, '#d62a54', 0.55);
    const spine = spineAt(turn);
    const suit = clothOf(options) ?? colour;
    drawLeg(ctx, shade(suit, -0.1), [0.04, 0.1, 0.5 + Math.sin(turn + 2) * 0.35]);
    drawLeg(ctx, shade(suit, -0.1), [-0.4, 0.1, 0.5 + Math.sin(turn + 4) * 0.35]);
    blob(ctx, rgba(mix(colour, '#ffffff', 0.25), 0.7), strip(spine, fin, fin));
    blob(ctx, volume(ctx, suit, [-0.2, 0.24]), strip(spine, flesh, flesh));
    if (suit !== colour) within(ctx, () => drawSeams(ctx, suit));
    drawLeg(ctx, shade(suit, -0.03), [-0.28, 0.13, 0.3 + Math.sin(turn + 1) * 0.4]);
    for (const [index, stalk] of STALKS.entries())
      drawGill(ctx, gill, { stalk, sway: Math.sin(turn * 2 + index * 0.9) * 0.09 });
    blob(ctx, volume(ctx, shade(colour, 0.02), [-0.31, 0.24]), AXOLOTL.head);
    within(ctx, () => blob(ctx, rgba(mix(colour, '#fff4ee', 0.6), 0.7), AXOLOTL.belly));
    drawFace(ctx, colour, phase > 0.92 ? 1 : 0);
    drawLeg(ctx, shade(suit, -0.02), [0.2, 0.15, 0.2 + Math.sin(turn) * 0.4]);
    drawAttire(ctx, options, { head: { x: 0.4, y: -0.08, scale: 0.34 } });
  },
};

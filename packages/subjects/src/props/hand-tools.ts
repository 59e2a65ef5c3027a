import { disc, drawMarks, panel, polygon, type Context2d, type Mark } from '@kinora/drawing';

import { turned } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { HAND_TOOLS } from './hand-tools.data.ts';

const FAN = [-0.62, -0.24, 0.14, 0.52] as const;

/** Cards held as a fan, with pips by turns red and black. */
function drawCards(ctx: Context2d): void {
  for (const [index, angle] of FAN.entries()) {
    const pip = index % 2 === 0 ? '#c8323c' : '#2b2830';
    turned(ctx, { x: 0.05, y: 0.08, angle, scaleX: 1.3, scaleY: 1.3 }, () => {
      panel(ctx, '#8f96a6', [-0.078, -0.268, 0.156, 0.226, 0.02]);
      panel(ctx, '#fdfbf4', [-0.07, -0.26, 0.14, 0.21, 0.016]);
      polygon(ctx, pip, [0, -0.2, 0.032, -0.155, 0, -0.11, -0.032, -0.155]);
      disc(ctx, pip, [-0.048, -0.238, 0.012]);
    });
  }
}

/** How far a tool turns as it is used, in radians. */
const TURNS: Readonly<Record<string, number>> = {
  knitting: 0.05,
  wrench: 0.3,
  broom: 0.16,
  brush: 0.2,
  hammer: 0.45,
  shovel: 0.12,
  pointer: 0.08,
  net: 0.14,
  pin: 0.05,
};

/** How much larger than life some are drawn, to be seen. */
const SCALES: Readonly<Record<string, number>> = { wrench: 1.4, hammer: 1.3, camera: 1.2, net: 1.2 };

/** A tool in use, drawn around the hand that has it: `kind` says which, the tint of some is of what is made with it. */
export const handTools: Rig = {
  box: [-0.42, -1, 0.76, 0.56],
  frames: 12,
  paces: { idle: 0.9 },
  surface: [-0.18, -0.02, 0.3],
  headroom: 0.18,
  draw(ctx, phase, { kind = 'cards', tint: cloth = '#4f9d5c' }) {
    const marks: readonly Mark[] | undefined = Object.entries(HAND_TOOLS).find(([name]) => name === kind)?.[1];
    const turn = Math.sin(phase * Math.PI * 2);
    turned(
      ctx,
      { x: 0, y: turn * 0.006, angle: turn * (TURNS[kind] ?? 0), scaleX: SCALES[kind] ?? 1, scaleY: SCALES[kind] ?? 1 },
      () => (marks ? drawMarks(ctx, marks, { cloth }) : drawCards(ctx)),
    );
  },
};

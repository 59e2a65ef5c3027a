import { disc, fraction, line, polygon, rgba, shade, stroke, type Context2d } from '@kinora/drawing';

import { turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

interface Stick {
  readonly x: number;
  readonly angle: number;
  readonly length: number;
  readonly dip?: number;
}

/** The sticks in the paper, those behind first; one of them was dipped. */
const STICKS: readonly Stick[] = [
  { x: -0.16, angle: -0.24, length: 0.84 },
  { x: 0.14, angle: 0.2, length: 0.9 },
  { x: -0.04, angle: -0.04, length: 1.02, dip: 0.3 },
  { x: 0.2, angle: 0.42, length: 0.7 },
];

/** A ridged stick of dough, with sugar on it and chocolate at its end. */
function drawStick(ctx: Context2d, { angle, dip = 0, length, x }: Stick): void {
  turned(ctx, { x, y: -0.3, angle }, () => {
    line(ctx, { colour: '#9a5a24', width: 0.19 }, [0, 0, 0, -length]);
    line(ctx, { colour: '#c9823a', width: 0.16 }, [-0.006, 0, -0.006, -length]);
    for (const [at, colour, width] of [
      [-0.055, '#e0a354', 0.036] as const,
      [0, '#e8b365', 0.036] as const,
      [0.052, '#b5702e', 0.026] as const,
    ])
      line(ctx, { colour, width }, [at, 0, at, -length]);
    for (let grain = 0; grain < 34; grain++) {
      const y = -0.1 - ((grain * 0.618) % 1) * (length - 0.12);
      disc(ctx, rgba('#fffaf0', 0.85), [-0.075 + ((grain * 0.377) % 1) * 0.15, y, 0.0085]);
    }
    if (dip === 0) return;
    line(ctx, { colour: '#4a2a1a', width: 0.205 }, [0, -length + dip, 0, -length]);
    for (const [at, drop] of [[-0.07, 0.1] as const, [0, 0.05] as const, [0.065, 0.12] as const])
      line(ctx, { colour: '#4a2a1a', width: 0.05 }, [at, -length + dip, at, -length + dip + drop]);
    stroke(ctx, { colour: 'rgba(255,240,220,0.35)', width: 0.026 }, [
      -0.05,
      -length + dip - 0.04,
      -0.055,
      -length + 0.02,
    ]);
  });
}

/** Churros in a paper cone, warm from the pan. */
export const churro: Rig = {
  box: [-0.62, -1.52, 0.72, 0.04],
  frames: 16,
  beats: 0.3,
  steam: [0.02, -1.1, 0.5, 0.5],
  draw(ctx, phase, { tint: colour = '#d8463a' }) {
    for (const stick of STICKS) drawStick(ctx, stick);
    polygon(ctx, volume(ctx, '#fbf4e4', [-0.56, 0]), [-0.4, -0.52, 0.44, -0.52, 0.24, 0, -0.2, 0]);
    for (let stripe = 0; stripe < 4; stripe++) {
      const [top, foot] = [-0.34 + stripe * 0.21, -0.165 + stripe * 0.11];
      polygon(ctx, colour, [top, -0.52, top + 0.1, -0.52, foot + 0.055, 0, foot, 0]);
    }
    polygon(ctx, shade('#fbf4e4', -0.05), [-0.4, -0.52, -0.3, -0.6, -0.1, -0.53, 0.1, -0.61, 0.3, -0.53, 0.44, -0.52]);
    const fall = fraction(phase);
    for (let grain = 0; grain < 4; grain++)
      disc(ctx, rgba('#fffaf0', 1 - fall), [0.28 + grain * 0.05, -0.7 + fraction(fall + grain * 0.3) * 0.5, 0.01]);
  },
};

import { mix, shade, blob, disc, line, panel, stroke, TAU, type Context2d } from '@kinora/drawing';

import { turned, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { SLEIGH } from './sleigh.data.ts';

interface Parcel {
  x: number;
  y: number;
  size: number;
  angle: number;
  colour: string;
  ribbon: string;
}

const PARCELS: readonly Parcel[] = [
  { x: 0.26, y: -0.6, size: 0.3, angle: 0.08, colour: '#4f8a5b', ribbon: '#f6e3a8' },
  { x: 0.06, y: -0.62, size: 0.24, angle: -0.12, colour: '#f2c14e', ribbon: '#c8453a' },
  { x: 0.2, y: -0.84, size: 0.2, angle: 0.2, colour: '#6a8fc0', ribbon: '#fff6e4' },
];

function drawParcel(ctx: Context2d, { x, y, size, angle, colour, ribbon }: Parcel): void {
  turned(ctx, { x, y, angle }, () => {
    panel(ctx, colour, [-size / 2, -size / 2, size, size, 0.015]);
    panel(ctx, ribbon, [-size * 0.09, -size / 2, size * 0.18, size]);
    disc(ctx, ribbon, [-size * 0.15, -size * 0.56, size * 0.17, size * 0.09, 0.5]);
    disc(ctx, ribbon, [size * 0.15, -size * 0.56, size * 0.17, size * 0.09, -0.5]);
  });
}

export const sleigh: Rig = {
  box: [-1.05, -1.23, 1.17, 0.04],
  frames: 12,
  seat: [0.12, -0.5, 0.7],
  draw(ctx, phase, { tint: colour = '#b8343a' }) {
    const turn = phase * TAU;
    const gold = '#e3b04b';
    stroke(
      ctx,
      { colour: shade(gold, -0.14), width: 0.05 },
      SLEIGH.runner.map((value, i) => (i % 2 === 0 ? value + 0.05 : value - 0.03)),
    );
    stroke(ctx, { colour: gold, width: 0.055 }, SLEIGH.runner);
    for (const x of [-0.5, 0, 0.42]) line(ctx, { colour: gold, width: 0.045 }, [x, -0.22, x + 0.06, -0.04]);
    turned(ctx, { x: 0, y: Math.sin(turn) * 0.012, angle: Math.sin(turn + 1) * 0.015 }, () => {
      blob(ctx, volume(ctx, '#8a5d3b', [-1.16, -0.44]), SLEIGH.sack);
      stroke(ctx, { colour: '#f1d9a0', width: 0.04 }, SLEIGH.tie);
      PARCELS.forEach((parcel) => drawParcel(ctx, { ...parcel, angle: parcel.angle + Math.sin(turn) * 0.03 }));
      blob(ctx, volume(ctx, colour, [-0.98, -0.2]), SLEIGH.body);
      within(ctx, () => line(ctx, { colour: shade(colour, -0.1), width: 0.06 }, [-0.9, -0.22, 0.6, -0.22]));
      stroke(ctx, { colour: gold, width: 0.05 }, SLEIGH.edge);
      stroke(ctx, { colour: mix(gold, '#ffffff', 0.3), width: 0.026 }, SLEIGH.swirl);
      stroke(
        ctx,
        { colour: mix(gold, '#ffffff', 0.3), width: 0.026 },
        SLEIGH.swirl.map((value, i) => (i % 2 === 0 ? 0.14 - value * 0.8 : value)),
      );
      for (let i = 0; i < 3; i++) {
        const x = 0.52 + i * 0.1;
        const y = -0.5 - i * 0.03 + Math.sin(turn * 2 + i) * 0.012;
        disc(ctx, gold, [x, y, 0.035]);
        disc(ctx, shade(gold, -0.25), [x, y + 0.018, 0.012]);
      }
    });
  },
};

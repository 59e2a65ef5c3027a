import { rgba, shade, blob, disc, line, polygon, stroke, TAU, type Context2d } from '@kinora/drawing';

import { eye, turned, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { BEE } from './bee.data.ts';

const DARK = '#3a2a24';

function drawWing(ctx: Context2d, { x, angle, alpha }: { x: number; angle: number; alpha: number }): void {
  turned(ctx, { x, y: -0.24, angle }, () => {
    blob(ctx, rgba('#e6f2f8', alpha), BEE.wing);
    stroke(ctx, { colour: rgba('#a9c4d4', 0.9), width: 0.012 }, [-0.04, -0.06, -0.16, -0.24, -0.28, -0.42]);
  });
}

function drawHead(ctx: Context2d, colour: string): void {
  for (const shift of [0, -0.09]) {
    const feeler = BEE.feeler.map((value, i) => (i % 2 === 0 ? value + shift : value));
    stroke(ctx, { colour: DARK, width: 0.022 }, feeler);
    disc(ctx, DARK, [0.58 + shift, -0.41, 0.036]);
  }
  disc(ctx, volume(ctx, colour, [-0.24, 0.2]), [0.34, -0.02, 0.22]);
  disc(ctx, '#fffaf0', [0.41, -0.06, 0.075, 0.085]);
  eye(ctx, [0.43, -0.055, 0.048]);
  stroke(ctx, { colour: DARK, width: 0.018 }, BEE.smile);
  disc(ctx, 'rgba(240,110,80,0.45)', [0.3, 0.08, 0.045, 0.03]);
}

export const bee: Rig = {
  box: [-0.7, -0.93, 0.64, 0.44],
  frames: 8,
  beats: 5,
  draw(ctx, phase, { tint: colour = '#f6bf36' }) {
    const turn = phase * TAU;
    const beat = Math.sin(turn);
    turned(ctx, { x: 0, y: Math.cos(turn) * 0.012, angle: -0.06 }, () => {
      drawWing(ctx, { x: 0.06, angle: 0.5 - beat * 0.35, alpha: 0.6 });
      for (const x of [-0.16, 0, 0.14])
        line(ctx, { colour: DARK, width: 0.03 }, [x, 0.18, x - 0.03, 0.3 + beat * 0.01, x + 0.02, 0.36]);
      polygon(ctx, DARK, BEE.sting);
      blob(ctx, volume(ctx, colour, [-0.32, 0.28]), BEE.body);
      within(ctx, () => {
        for (const x of [-0.4, -0.19, 0.03])
          stroke(ctx, { colour: DARK, width: 0.1 }, [x, -0.34, x - 0.05, -0.02, x + 0.01, 0.3]);
        disc(ctx, rgba('#ffffff', 0.22), [-0.12, -0.2, 0.26, 0.06, 0.05]);
      });
      disc(ctx, shade(colour, 0.05), [0.17, -0.02, 0.17, 0.2]);
      drawHead(ctx, colour);
      drawWing(ctx, { x: -0.02, angle: 0.15 + beat * 0.4, alpha: 0.82 });
    });
  },
};

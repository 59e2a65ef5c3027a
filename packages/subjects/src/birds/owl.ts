import { mix, shade, blob, disc, polygon, stroke, TAU, type Context2d } from '@kinora/drawing';

import { drawAttire } from '../attire/attire.ts';
import { openEye, turned, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { OWL } from './owl.data.ts';

function drawEye(ctx: Context2d, { x, lid, look }: { x: number; lid: number; look: number }): void {
  disc(ctx, '#f3dfbe', [x, -0.73, 0.165]);
  disc(ctx, '#e7c595', [x, -0.73, 0.165, 0.165 * 0.55]);
  disc(ctx, '#f3dfbe', [x, -0.735, 0.155, 0.155]);
  openEye(ctx, [x, -0.73, 0.09], () => {
    disc(ctx, '#ffb52e', [x, -0.73, 0.115, 0.115 * (1 - lid * 0.86)]);
    disc(ctx, '#20161a', [x + look, -0.73, 0.07, 0.07 * (1 - lid * 0.86)]);
    if (lid < 0.4) disc(ctx, '#ffffff', [x + look + 0.025, -0.757, 0.024]);
  });
}

function drawBreast(ctx: Context2d, colour: string): void {
  blob(ctx, mix(colour, '#f7e6c8', 0.78), OWL.breast);
  const pen = { colour: mix(colour, '#c79a63', 0.4), width: 0.02 };
  for (let row = 0; row < 4; row++) {
    for (let i = -2; i <= 2; i++) {
      const x = i * 0.085 + (row % 2) * 0.042;
      const y = -0.46 + row * 0.1;
      stroke(ctx, pen, [x - 0.028, y, x, y + 0.028, x + 0.028, y]);
    }
  }
}

function drawWing(ctx: Context2d, colour: string, { side, open }: { side: number; open: number }): void {
  turned(ctx, { x: side * 0.29, y: -0.55, angle: side * -open, scaleX: -side }, () => {
    blob(ctx, volume(ctx, shade(colour, -0.05), [0, 0.5]), OWL.wing);
    within(ctx, () => {
      const pen = { colour: shade(colour, -0.14), width: 0.018 };
      for (let i = 0; i < 3; i++)
        stroke(
          ctx,
          pen,
          OWL.wingTips.map((v, n) => (n % 2 ? v - i * 0.11 : v)),
        );
    });
  });
}

function drawStump(ctx: Context2d): void {
  stroke(ctx, { colour: '#6f9a4f', width: 0.025 }, OWL.sprout);
  disc(ctx, '#86b35c', [0.5, -0.24, 0.05, 0.026, -0.8]);
  polygon(ctx, volume(ctx, '#6b4c38', [-0.3, 0.02]), OWL.stump);
  for (const x of [-0.27, -0.06, 0.16, 0.3]) {
    stroke(ctx, { colour: '#553a2b', width: 0.016 }, [x, -0.22, x + 0.012, -0.12, x + x * 0.12, -0.04]);
  }
  disc(ctx, '#c9a173', [0, -0.3, 0.4, 0.075]);
  disc(ctx, '#a97f55', [0, -0.3, 0.28, 0.05]);
  disc(ctx, '#c9a173', [0, -0.3, 0.24, 0.042]);
  blob(ctx, '#86a85a', OWL.moss);
}

/** Claws on the edge of the stump. */
function drawFeet(ctx: Context2d): void {
  for (const x of [-0.15, -0.1, -0.05, 0.05, 0.1, 0.15]) {
    stroke(ctx, { colour: '#e3a03a', width: 0.04 }, [x, -0.05, x, 0, x * 0.98, 0.05]);
  }
}

/** Where it wears something. */
const ATTIRE = {
  head: { x: 0, y: -0.82, scale: 0.3 },
  neck: { back: [-0.28, -0.52], front: [0.28, -0.52], width: 0.1 },
} as const;

export const owl: Rig = {
  box: [-0.6, -1.35, 0.6, 0.05],
  frames: 16,
  draw(ctx, phase, options) {
    const { tint: colour = '#8a5d3b' } = options;
    const turn = phase * TAU;
    const lid = phase > 0.86 && phase < 0.96 ? 1 : 0;
    const breath = Math.sin(turn);
    const look = Math.sin(turn) * 0.02;
    drawStump(ctx);
    turned(ctx, { x: 0, y: -0.28, scaleX: 0.78, scaleY: 0.78 * (1 + breath * 0.012), angle: breath * 0.02 }, () => {
      polygon(ctx, shade(colour, -0.07), OWL.leftTuft);
      polygon(ctx, shade(colour, -0.07), OWL.rightTuft);
      blob(ctx, volume(ctx, colour, [-0.95, -0.05]), OWL.body);
      within(ctx, () => drawBreast(ctx, colour));
      drawEye(ctx, { x: -0.15, lid, look });
      drawEye(ctx, { x: 0.15, lid, look });
      blob(ctx, shade(colour, -0.08), OWL.brow);
      blob(ctx, '#e8a13c', OWL.beak);
      drawWing(ctx, colour, { side: -1, open: 0.06 + 0.05 * breath });
      drawWing(ctx, colour, { side: 1, open: 0.06 + 0.05 * breath });
      drawFeet(ctx);
      drawAttire(ctx, options, ATTIRE);
    });
  },
};

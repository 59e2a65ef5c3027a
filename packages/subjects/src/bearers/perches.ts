import { blob, disc, line, mix, panel, polygon, shade, stroke, type Context2d } from '@kinora/drawing';

import { volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { PERCHES } from './perches.data.ts';

const GREY_WOOD = '#9a7d60';
const GRASS = '#5f8f4a';

/** Blades around the foot of something. */
function drawGrass(ctx: Context2d, xs: readonly number[]): void {
  for (const x of xs) {
    const lean = Math.sin(x * 37) * 0.05;
    stroke(ctx, { colour: shade(GRASS, lean), width: 0.028 }, [x, 0.02, x + lean, -0.06, x + lean * 2.4, -0.16]);
  }
}

/** Lines along the grain of a board that stands. */
function drawGrain(
  ctx: Context2d,
  colour: string,
  [left, top, right, foot]: readonly [number, number, number, number],
) {
  for (const share of [0.28, 0.62, 0.8]) {
    const x = left + (right - left) * share;
    line(ctx, { colour: shade(colour, -0.1), width: 0.012 }, [
      x,
      top + 0.08 + share * 0.1,
      x,
      foot - 0.1 - share * 0.16,
    ]);
  }
}

/** A post of weathered wood. */
export const post: Rig = {
  box: [-0.36, -1.12, 0.36, 0.06],
  frames: 1,
  surface: [-0.1, -1.08, 0.1],
  draw(ctx, _phase, { tint: colour = GREY_WOOD }) {
    panel(ctx, volume(ctx, colour, [-1.1, 0]), [-0.16, -1.06, 0.32, 1.08, 0.03]);
    drawGrain(ctx, colour, [-0.15, -1.04, 0.15, 0]);
    disc(ctx, mix(colour, '#ffffff', 0.3), [0, -1.07, 0.16, 0.045]);
    disc(ctx, shade(colour, -0.05), [0, -1.07, 0.08, 0.022]);
    drawGrass(ctx, [-0.26, -0.18, -0.08, 0.06, 0.16, 0.25]);
  },
};

/** A fence of pales. */
export const fence: Rig = {
  box: [-1.62, -1.1, 1.62, 0.06],
  frames: 1,
  surface: [-1.3, -0.96, 1.3],
  draw(ctx, _phase, { tint: colour = '#d9cbb2' }) {
    for (const top of [-0.76, -0.34]) panel(ctx, shade(colour, -0.14), [-1.48, top, 2.96, 0.12, 0.02]);
    for (let index = 0; index < 9; index++) {
      const x = -1.44 + index * 0.36;
      polygon(ctx, volume(ctx, shade(colour, (index % 3) * -0.015), [-1.05, 0]), [
        x - 0.12,
        -0.92,
        x,
        -1.05,
        x + 0.12,
        -0.92,
        x + 0.12,
        0.02,
        x - 0.12,
        0.02,
      ]);
      line(ctx, { colour: mix(colour, '#ffffff', 0.5), width: 0.014 }, [x - 0.1, -0.9, x - 0.1, -0.04]);
    }
    drawGrass(ctx, [-1.4, -1.1, -0.74, -0.3, 0.1, 0.42, 0.8, 1.2, 1.42]);
  },
};

/** What is left of a felled tree, with its rings. */
export const stump: Rig = {
  box: [-1, -0.72, 1, 0.1],
  frames: 1,
  surface: [-0.5, -0.6, 0.5],
  draw(ctx, _phase, { tint: bark = '#7a5640' }) {
    blob(ctx, volume(ctx, bark, [-0.62, 0.08]), PERCHES.stump);
    for (const [x, width] of [
      [-0.42, 0.03],
      [-0.16, 0.02],
      [0.12, 0.03],
      [0.4, 0.02],
    ] as const)
      line(ctx, { colour: shade(bark, -0.1), width }, [x, -0.46, x * 1.14, -0.02]);
    disc(ctx, '#d8b383', [0, -0.6, 0.62, 0.11]);
    for (const ring of [0.48, 0.32, 0.16]) {
      ctx.strokeStyle = '#b98d5c';
      ctx.lineWidth = 0.018;
      ctx.beginPath();
      ctx.ellipse(0.03, -0.6, ring, ring * 0.17, 0, 0, Math.PI * 2);
      ctx.stroke();
    }
    drawGrass(ctx, [-0.9, -0.74, -0.5, 0.3, 0.56, 0.8, 0.92]);
  },
};

/** A trunk that lies, with moss on it. */
export const log: Rig = {
  box: [-1.5, -0.6, 1.5, 0.08],
  frames: 1,
  surface: [-1.2, -0.5, 0.9],
  draw(ctx, _phase, { tint: bark = '#80593f' }) {
    panel(ctx, volume(ctx, bark, [-0.52, 0.04]), [-1.4, -0.5, 2.6, 0.53, 0.1]);
    for (const [y, from, to] of [
      [-0.36, -1.2, -0.3],
      [-0.24, -0.7, 0.7],
      [-0.12, -1.1, 0.1],
      [-0.4, 0.1, 0.8],
    ] as const)
      line(ctx, { colour: shade(bark, -0.1), width: 0.02 }, [from, y, to, y + 0.01]);
    blob(ctx, '#7fa350', PERCHES.moss);
    disc(ctx, shade(bark, -0.05), [1.18, -0.24, 0.17, 0.28]);
    disc(ctx, '#dcb988', [1.2, -0.24, 0.135, 0.235]);
    disc(ctx, '#bf9564', [1.2, -0.24, 0.07, 0.12]);
    disc(ctx, '#dcb988', [1.2, -0.24, 0.05, 0.09]);
    drawGrass(ctx, [-1.4, -1.2, -0.6, -0.2, 0.4, 0.9, 1.3, 1.42]);
  },
};

/** A rock with a flat top. */
export const boulder: Rig = {
  box: [-1.2, -0.86, 1.2, 0.08],
  frames: 1,
  surface: [-0.5, -0.78, 0.46],
  draw(ctx, _phase, { tint: colour = '#8d8f96' }) {
    polygon(ctx, volume(ctx, colour, [-0.8, 0.06]), PERCHES.boulder);
    polygon(ctx, mix(colour, '#ffffff', 0.28), PERCHES.lit);
    polygon(ctx, shade(colour, -0.09), PERCHES.dark);
    stroke(ctx, { colour: shade(colour, -0.14), width: 0.018 }, [-0.2, -0.5, -0.08, -0.3, -0.16, -0.12]);
    drawGrass(ctx, [-1.1, -0.9, -0.4, 0.3, 0.7, 1, 1.12]);
  },
};

const STEPS = 5;

/** A flight of stone steps that rises to the right. */
export const steps: Rig = {
  box: [-1.6, -1.3, 1.6, 0.06],
  frames: 1,
  surface: [-0.5, -0.76, 0.12],
  draw(ctx, _phase, { tint: colour = '#b9b1a6' }) {
    for (let index = STEPS - 1; index >= 0; index--) {
      const [left, top] = [-1.5 + index * 0.6, -0.26 - index * 0.25];
      panel(ctx, volume(ctx, shade(colour, -0.08), [top, 0]), [left, top, 1.55 - left, -top + 0.04]);
      panel(ctx, mix(colour, '#ffffff', 0.26), [left - 0.05, top, 1.6 - left, 0.07, 0.02]);
    }
    for (let index = 0; index < STEPS; index++) {
      const [left, top] = [-1.5 + index * 0.6, -0.26 - index * 0.25];
      line(ctx, { colour: shade(colour, -0.16), width: 0.014 }, [left + 0.02, top + 0.08, left + 0.02, 0]);
    }
  },
};

import { blob, disc, line, mix, panel, shade, stroke, TAU } from '@kinora/drawing';

import { volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { BRANCH } from './branch.data.ts';

/** The underside of a skateboard, a little aslant: grip, trucks and four wheels. */
const underside: Rig = {
  box: [-1, -0.46, 1, 0.46],
  frames: 8,
  hides: true,
  surface: [-0.6, -0.1, 0.6],
  draw(ctx, phase, { tint: colour = '#e2574c' }) {
    const deck = { left: -0.96, width: 1.92, top: -0.33, height: 0.62 };
    panel(ctx, '#2f343c', [deck.left, deck.top - 0.05, deck.width, deck.height, 0.3]);
    panel(ctx, volume(ctx, colour, [deck.top, deck.top + deck.height]), [
      deck.left,
      deck.top,
      deck.width,
      deck.height,
      0.3,
    ]);
    line(ctx, { colour: mix(colour, '#ffffff', 0.5), width: 0.05 }, [-0.36, -0.12, 0.36, -0.12]);
    line(ctx, { colour: mix(colour, '#ffffff', 0.5), width: 0.05 }, [-0.36, 0.1, 0.36, 0.1]);
    for (const x of [-0.58, 0.58]) {
      panel(ctx, '#8d949c', [x - 0.06, -0.3, 0.12, 0.6, 0.04]);
      panel(ctx, '#b8bec6', [x - 0.1, -0.1, 0.2, 0.18, 0.04]);
      for (const y of [-0.3, 0.3]) {
        panel(ctx, '#f4efe4', [x - 0.13, y - 0.14, 0.26, 0.28, 0.09]);
        const spin = ((phase + y) % 1) * 0.16;
        line(ctx, { colour: '#c9c2b4', width: 0.02 }, [x - 0.1, y - 0.06 + spin, x + 0.1, y - 0.06 + spin]);
      }
    }
  },
};

/** Seen from its side, on its wheels. */
export const skateboard: Rig = {
  box: [-0.92, -0.36, 0.92, 0.03],
  frames: 8,
  below: underside,
  surface: [-0.66, -0.25, 0.66],
  draw(ctx, phase, { tint: colour = '#e2574c' }) {
    for (const x of [-0.5, 0.5]) {
      panel(ctx, '#8d949c', [x - 0.11, -0.2, 0.22, 0.07, 0.02]);
      disc(ctx, '#f4efe4', [x, -0.09, 0.1]);
      disc(ctx, '#5a6069', [x, -0.09, 0.045]);
      const [cos, sin] = [Math.cos(phase * TAU), Math.sin(phase * TAU)];
      disc(ctx, '#c9c2b4', [x + cos * 0.065, -0.09 + sin * 0.065, 0.018]);
    }
    stroke(ctx, { colour: shade(colour, -0.06), width: 0.07 }, [-0.86, -0.31, -0.66, -0.23, 0.66, -0.23, 0.86, -0.31]);
    stroke(ctx, { colour: '#3a3f47', width: 0.03 }, [-0.86, -0.335, -0.66, -0.255, 0.66, -0.255, 0.86, -0.335]);
  },
};

export const plate: Rig = {
  box: [-1, -0.3, 1, 0.03],
  frames: 1,
  surface: [-0.62, -0.12, 0.62],
  draw(ctx, _phase, { tint: colour = '#f3efe6' }) {
    disc(ctx, shade(colour, -0.14), [0, -0.1, 0.98, 0.12]);
    disc(ctx, volume(ctx, colour, [-0.3, 0]), [0, -0.14, 1, 0.15]);
    disc(ctx, shade(colour, -0.06), [0, -0.13, 0.68, 0.095]);
    disc(ctx, mix(colour, '#ffffff', 0.4), [0, -0.12, 0.64, 0.08]);
  },
};

/** A large leaf that lies flat. */
export const leaf: Rig = {
  box: [-1.02, -0.28, 1.24, 0.05],
  frames: 1,
  surface: [-0.7, -0.12, 0.7],
  draw(ctx, _phase, { tint: colour = '#5f9d4a' }) {
    stroke(ctx, { colour: shade(colour, -0.1), width: 0.05 }, [0.86, -0.12, 1.04, -0.16, 1.2, -0.22]);
    blob(ctx, shade(colour, -0.12), [-1, -0.08, -0.6, -0.2, 0.1, -0.22, 0.95, -0.1, 0.4, 0.04, -0.5, 0.03]);
    blob(ctx, volume(ctx, colour, [-0.26, 0]), [-1, -0.1, -0.6, -0.24, 0.1, -0.26, 0.95, -0.12, 0.4, 0, -0.5, -0.01]);
    line(ctx, { colour: mix(colour, '#ffffff', 0.35), width: 0.025 }, [-0.94, -0.1, 0.9, -0.12]);
    for (const x of [-0.6, -0.2, 0.2, 0.55]) {
      line(ctx, { colour: mix(colour, '#ffffff', 0.25), width: 0.016 }, [x, -0.11, x - 0.14, -0.21]);
      line(ctx, { colour: mix(colour, '#ffffff', 0.25), width: 0.016 }, [x, -0.11, x - 0.14, -0.03]);
    }
  },
};

/** The side of a tree with a branch that reaches out, high enough to hang from. */
export const branch: Rig = {
  box: [-1.02, -2.02, 1.62, 0.04],
  frames: 16,
  surface: [0, -1.22, 1.1],
  shelter: 1.06,
  draw(ctx, phase, { tint: leafage = '#5f9640' }) {
    const bark = '#7a5238';
    blob(ctx, volume(ctx, bark, [-2, 0]), BRANCH.trunk);
    blob(ctx, volume(ctx, shade(bark, 0.03), [-1.3, -1]), BRANCH.bough);
    stroke(ctx, { colour: shade(bark, -0.08), width: 0.02 }, BRANCH.bark);
    for (const [x, y, radiusX, radiusY, step] of BRANCH.leaves) {
      const push = Math.sin(phase * TAU + x * 3) * 0.015;
      disc(ctx, shade(leafage, step), [x + push, y, radiusX, radiusY]);
    }
  },
};

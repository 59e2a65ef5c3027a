import type { Rig } from '../rig.ts';
import { characterOf } from './character.ts';
import { drawFigure } from './figure.ts';

/** Anyone: `kind` says who, `costume` what they wear, `activity` what they do. */
export const person: Rig = {
  box: [-0.83, -1.64, 0.76, 0.06],
  frames: 16,
  draw(ctx, phase, options) {
    const { activity = 'idle', variant = 0 } = options;
    drawFigure(ctx, characterOf(options), { activity, variant, phase });
  },
};

import type { Rig } from '../rig/rig.ts';
import { characterOf } from './character.ts';
import { anchorsOf, drawFigure } from './figure.ts';
import { PACES } from './paces.data.ts';
import { SEAT } from './skeleton.ts';

/** Anyone: `kind` says who, `costume` what they wear, `activity` what they do. */
export const person: Rig = {
  box: [-0.83, -1.64, 0.76, 0.22],
  stance: [-0.32, -1.16, 0.32],
  hips: SEAT,
  paces: PACES,
  spout: [0.38, -0.42],
  frames: 16,
  anchors(phase, options) {
    const { activity = 'idle', variant = 0 } = options;
    return anchorsOf(characterOf(options), { activity, variant, phase });
  },
  draw(ctx, phase, options) {
    const { activity = 'idle', variant = 0 } = options;
    drawFigure(ctx, characterOf(options), { activity, variant, phase });
  },
};

import { mix, shade, blob, stroke, TAU, type Context2d } from '@kinora/drawing';

import { eye, turned, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { PARROT } from './parrot.data.ts';

interface Wing {
  x: number;
  y: number;
  /** 1 fully raised, -1 fully lowered. */
  beat: number;
  /** Lightness step of the far side. */
  step: number;
  colour: string;
}

function drawWing(ctx: Context2d, { x, y, beat, step, colour }: Wing): void {
  const scaleY = beat > 0 ? 0.3 + beat * 0.7 : -0.3 + beat * 0.5;
  turned(ctx, { x, y, angle: -0.3 + beat * 0.25, scaleY }, () => {
    blob(ctx, shade('#2f6fc4', step), PARROT.wing);
    blob(ctx, shade('#f2c230', step), PARROT.middle);
    blob(ctx, shade(colour, step), PARROT.shoulder);
  });
}

function drawHead(ctx: Context2d): void {
  blob(ctx, '#fbf4e8', PARROT.face);
  blob(ctx, '#3a3036', PARROT.underBeak);
  blob(ctx, '#f0e6d2', PARROT.beak);
  stroke(ctx, { colour: '#3a3036', width: 0.02 }, [0.62, -0.24, 0.64, -0.18, 0.6, -0.1]);
  eye(ctx, [0.425, -0.245, 0.026]);
}

export const parrot: Rig = {
  box: [-1.06, -0.85, 0.69, 0.58],
  frames: 14,
  beats: 1.6,
  draw(ctx, phase, { tint: colour = '#d83a30' }) {
    const turn = phase * TAU;
    const raised = Math.sin(turn);
    const beat = Math.abs(raised) < 0.12 ? 0.12 * (raised < 0 ? -1 : 1) : raised;
    turned(ctx, { x: 0, y: -raised * 0.035 }, () => {
      drawWing(ctx, { x: 0.24, y: -0.16, beat: beat * 0.92, step: -0.1, colour });
      PARROT.tail.forEach((feather, i) => {
        const shaft = feather.map((value, n) => value + (n === 5 ? Math.sin(turn - 1) * 0.04 : 0));
        stroke(ctx, { colour: i === 1 ? '#2f6fc4' : mix(colour, '#7a1420', i * 0.2), width: 0.075 }, shaft);
      });
      blob(ctx, volume(ctx, colour, [-0.34, 0.1]), PARROT.body);
      within(ctx, () => blob(ctx, shade(colour, -0.08), PARROT.belly));
      drawHead(ctx);
      drawWing(ctx, { x: 0.16, y: -0.12, beat, step: 0, colour });
    });
  },
};

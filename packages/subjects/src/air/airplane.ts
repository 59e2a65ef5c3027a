import { rgba, shade, blob, disc, line, panel, polygon, stroke, TAU, type Context2d } from '@kinora/drawing';

import { turned, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { AIRPLANE } from './airplane.data.ts';

/** A jet engine under a wing; its fan turns. */
function drawEngine(ctx: Context2d, { x, y, turn }: { x: number; y: number; turn: number }): void {
  panel(ctx, volume(ctx, '#c9d0d8', [y - 0.08, y + 0.08]), [x - 0.2, y - 0.08, 0.32, 0.16, 0.06]);
  disc(ctx, '#5b636d', [x + 0.11, y, 0.03, 0.08]);
  const blade = Math.sin(turn * 3) * 0.06;
  line(ctx, { colour: '#e9edf0', width: 0.012 }, [x + 0.11, y - blade, x + 0.11, y + blade]);
}

/** Lamps that blink at the wing tip and on the fin. */
function drawLamps(ctx: Context2d, phase: number): void {
  const strength = phase < 0.18 ? 1 : 0.25;
  disc(ctx, rgba('#ff5a4a', strength * 0.4), [-0.44, 0.56, 0.07]);
  disc(ctx, rgba('#ff5a4a', strength), [-0.44, 0.56, 0.028]);
  disc(ctx, rgba('#ffffff', phase > 0.5 && phase < 0.68 ? 1 : 0.2), [-1.36, -0.64, 0.03]);
}

export const airplane: Rig = {
  box: [-1.56, -0.58, 1.33, 0.7],
  frames: 12,
  beats: 1,
  draw(ctx, phase, { tint: colour = '#e0573f' }) {
    const turn = phase * TAU;
    turned(ctx, { x: 0, y: 0, angle: -0.1 }, () => {
      polygon(ctx, '#aab4bf', AIRPLANE.farWing);
      polygon(ctx, '#aab4bf', AIRPLANE.farTail);
      polygon(ctx, volume(ctx, colour, [-0.66, -0.2]), AIRPLANE.fin);
      blob(ctx, volume(ctx, '#f4f4f1', [-0.28, 0.14]), AIRPLANE.body);
      within(ctx, () => {
        blob(ctx, '#c2cad3', AIRPLANE.belly);
        stroke(ctx, { colour, width: 0.055 }, AIRPLANE.stripe);
        stroke(ctx, { colour: '#ffffff', width: 0.02 }, AIRPLANE.shine);
      });
      polygon(ctx, '#4b5f74', AIRPLANE.cockpit);
      for (let i = 0; i < 15; i++) panel(ctx, '#55697e', [0.84 - i * 0.115, -0.19, 0.05, 0.055, 0.02]);
      panel(ctx, rgba('#8e99a5', 0.7), [0.92, -0.2, 0.012, 0.17]);
      polygon(ctx, volume(ctx, shade('#c6ced7', 0.02), [0, 0.58]), AIRPLANE.nearWing);
      drawEngine(ctx, { x: 0.16, y: 0.24, turn });
      polygon(ctx, colour, AIRPLANE.winglet);
      polygon(ctx, '#b9c2cc', AIRPLANE.nearTail);
      drawLamps(ctx, phase);
    });
  },
};

import { blob, disc, line, mix, rgba, shade, TAU, type Context2d } from '@kinora/drawing';

import { turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

const WING = [0, 0, 0.1, -0.2, 0.16, -0.48, 0.1, -0.7, 0, -0.74, -0.08, -0.5, -0.06, -0.2];
const SEGMENTS = 8;

interface Wing {
  readonly x: number;
  readonly angle: number;
  readonly beat: number;
  readonly alpha: number;
}

/** A wing of glass, with its veins and the dark spot near its tip. */
function drawWing(ctx: Context2d, colour: string, { x, angle, beat, alpha }: Wing): void {
  turned(ctx, { x, y: -0.06, angle, scaleY: beat }, () => {
    blob(ctx, rgba(mix(colour, '#f2fbff', 0.78), alpha), WING);
    const vein = { colour: rgba(shade(colour, -0.12), 0.55), width: 0.008 };
    line(ctx, vein, [0, 0, 0.06, -0.36, 0.04, -0.7]);
    line(ctx, vein, [0, 0, 0.1, -0.3, 0.12, -0.6]);
    line(ctx, vein, [0, 0, -0.02, -0.3, -0.04, -0.6]);
    for (let rung = 0; rung < 5; rung++) line(ctx, vein, [-0.04, -0.22 - rung * 0.09, 0.11, -0.27 - rung * 0.09]);
    disc(ctx, rgba(shade(colour, -0.22), 0.8), [0.1, -0.63, 0.02, 0.045, -0.2]);
  });
}

function drawTail(ctx: Context2d, colour: string, turn: number): void {
  for (let segment = SEGMENTS; segment > 0; segment--) {
    const along = segment / SEGMENTS;
    const [x, y] = [-0.14 - along * 0.78, 0.02 + Math.sin(turn + 0.6) * 0.02 * along + along * along * 0.05];
    disc(ctx, shade(colour, segment % 2 === 0 ? -0.08 : 0), [x, y, 0.075, 0.042 + (segment === SEGMENTS ? 0.008 : 0)]);
    disc(ctx, rgba('#ffffff', 0.25), [x, y - 0.018, 0.045, 0.01]);
  }
}

/** It hangs in the air on four wings that whirr. */
export const dragonfly: Rig = {
  box: [-1.08, -0.86, 0.56, 0.3],
  frames: 12,
  beats: 3,
  draw(ctx, phase, { tint: colour = '#2f9fb0' }) {
    const turn = phase * TAU;
    const beats = [Math.cos(turn), Math.sin(turn + 0.4)].map((beat) => 0.72 + beat * 0.28);
    drawWing(ctx, colour, { x: 0.02, angle: 0.5, beat: beats[1] ?? 1, alpha: 0.4 });
    drawWing(ctx, colour, { x: -0.1, angle: -0.62, beat: beats[0] ?? 1, alpha: 0.4 });
    drawTail(ctx, colour, turn);
    for (const x of [0.1, 0.02, -0.06])
      line(ctx, { colour: '#2a2a30', width: 0.016 }, [x, 0.06, x + 0.06, 0.15, x + 0.01, 0.21]);
    disc(ctx, volume(ctx, colour, [-0.14, 0.12]), [0.02, 0, 0.19, 0.125]);
    disc(ctx, rgba('#ffffff', 0.3), [-0.02, -0.06, 0.09, 0.025, -0.1]);
    drawWing(ctx, colour, { x: 0.08, angle: 0.2, beat: beats[0] ?? 1, alpha: 0.62 });
    drawWing(ctx, colour, { x: -0.06, angle: -0.34, beat: beats[1] ?? 1, alpha: 0.62 });
    disc(ctx, shade(colour, -0.05), [0.26, 0, 0.12, 0.105]);
    disc(ctx, shade('#7a2f3f', 0.02), [0.31, -0.035, 0.088, 0.095]);
    disc(ctx, rgba('#ffffff', 0.7), [0.34, -0.075, 0.026]);
    disc(ctx, rgba('#ffd0d8', 0.25), [0.28, 0, 0.04, 0.03]);
  },
};

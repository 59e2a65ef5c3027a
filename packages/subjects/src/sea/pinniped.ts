import { blob, disc, mix, rgba, shade, stroke, TAU, type Context2d } from '@kinora/drawing';

import { drawAttire } from '../attire/attire.ts';
import { eye, turned, volume, within } from '../rig/modelling.ts';
import { paceOf } from '../rig/pace.ts';
import type { Rig, RigOptions } from '../rig/rig.ts';
import { PINNIPED } from './pinniped.data.ts';

interface Moment {
  readonly colour: string;
  readonly turn: number;
  readonly lid: number;
}

/** Bristles that stand forwards from a cheek; they twitch. */
function drawBristles(ctx: Context2d, { turn }: Moment, [x, y, length]: readonly [number, number, number]): void {
  for (let row = 0; row < 4; row++) {
    const angle = 0.1 + row * 0.28 + Math.sin(turn * 2 + row) * 0.04;
    const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    stroke(ctx, { colour: 'rgba(255,248,232,0.85)', width: 0.011 }, [
      x + 0.02,
      y + row * 0.02,
      (x + endX) / 2,
      (y + endY) / 2 - 0.015,
      endX,
      endY,
    ]);
  }
}

function drawTusk(ctx: Context2d, [x, y, angle]: readonly [number, number, number]): void {
  turned(ctx, { x, y, angle }, () => {
    blob(ctx, '#f6ecd2', PINNIPED.tusk);
    stroke(ctx, { colour: '#fffdf4', width: 0.018 }, PINNIPED.tuskShine);
  });
}

/** A mouth wide open, over the jaw that it hangs in. */
function drawYawn(ctx: Context2d, colour: string, [x, y, radius]: readonly [number, number, number]): void {
  disc(ctx, shade(colour, -0.04), [x, y + radius * 0.16, radius * 1.12, radius * 1.3]);
  disc(ctx, '#4a1f2a', [x, y + radius * 0.1, radius * 0.92, radius * 1.1]);
  disc(ctx, '#d9707c', [x, y + radius * 0.62, radius * 0.62, radius * 0.5]);
}

function drawWalrusHead(ctx: Context2d, moment: Moment, options: RigOptions): void {
  const { colour, lid } = moment;
  const cheek = mix(colour, '#f0d2b4', 0.42);
  blob(ctx, volume(ctx, shade(colour, 0.02), [-0.42, 0.18]), PINNIPED.walrusHead);
  if (options.feeling === 'yawning') drawYawn(ctx, colour, [0.26, 0.2, 0.16]);
  else disc(ctx, shade(colour, -0.2), [0.3, 0.12, 0.12, 0.07]);
  drawTusk(ctx, [0.36, 0.1, -0.1]);
  drawTusk(ctx, [0.16, 0.12, 0.08]);
  disc(ctx, shade(cheek, -0.05), [0.36, 0.01, 0.13, 0.14]);
  disc(ctx, cheek, [0.17, 0.02, 0.18, 0.16]);
  disc(ctx, shade(colour, -0.24), [0.31, -0.13, 0.075, 0.05]);
  for (const [x, y] of [[0.08, -0.03] as const, [0.17, -0.05] as const, [0.12, 0.05] as const, [0.23, 0.03] as const])
    disc(ctx, shade(colour, -0.16), [x, y, 0.012]);
  drawBristles(ctx, moment, [0.1, 0.06, 0.15]);
  drawBristles(ctx, moment, [0.38, 0.04, 0.13]);
  eye(ctx, [0.12, -0.22, 0.036], lid);
  eye(ctx, [0.31, -0.23, 0.028], lid);
  stroke(ctx, { colour: shade(colour, -0.12), width: 0.018 }, [0.04, -0.29, 0.12, -0.31, 0.18, -0.28]);
  drawAttire(ctx, options, { head: { x: 0.06, y: -0.16, scale: 0.27 } });
}

function drawLionHead(ctx: Context2d, moment: Moment, options: RigOptions): void {
  const { colour, lid } = moment;
  blob(ctx, volume(ctx, shade(colour, 0.02), [-0.28, 0.14]), PINNIPED.lionHead);
  if (options.feeling === 'yawning') drawYawn(ctx, colour, [0.26, 0.1, 0.1]);
  disc(ctx, mix(colour, '#f0d6b8', 0.35), [0.32, 0, 0.13, 0.085]);
  disc(ctx, '#241a1c', [0.42, -0.055, 0.045, 0.035]);
  stroke(ctx, { colour: shade(colour, -0.22), width: 0.016 }, [0.4, 0.035, 0.28, 0.055, 0.18, 0.03]);
  drawBristles(ctx, moment, [0.28, 0, 0.17]);
  eye(ctx, [0.15, -0.12, 0.042], lid);
  blob(ctx, shade(colour, -0.12), PINNIPED.ear);
  drawAttire(ctx, options, { head: { x: 0.02, y: -0.1, scale: 0.2 } });
}

/** How far the head hangs, or is thrown back in a yawn. */
function tiltOf({ activity, feeling }: RigOptions): number {
  if (activity === 'sleep') return 0.3;
  return feeling === 'yawning' ? -0.3 : 0;
}

/** The hind flippers fan out and close again. */
function drawHind(ctx: Context2d, { colour, turn }: Moment): void {
  for (const side of [-1, 1]) {
    const angle = 0.1 + side * (0.2 + Math.sin(turn) * 0.12);
    turned(ctx, { x: -0.84, y: -0.07, angle }, () =>
      blob(ctx, shade(colour, -0.08 + side * 0.02), PINNIPED.hindFlipper),
    );
  }
}

function drawWalrusBody(ctx: Context2d, colour: string): void {
  blob(ctx, volume(ctx, colour, [-1.04, 0]), PINNIPED.walrusBody);
  within(ctx, () => {
    blob(ctx, rgba(mix(colour, '#f4cfae', 0.6), 0.55), PINNIPED.walrusChest);
    stroke(ctx, { colour: rgba(shade(colour, -0.16), 0.6), width: 0.022 }, PINNIPED.walrusFolds);
    stroke(ctx, { colour: rgba(shade(colour, -0.16), 0.45), width: 0.018 }, PINNIPED.walrusFold);
  });
}

function drawLionBody(ctx: Context2d, colour: string): void {
  blob(ctx, volume(ctx, colour, [-1.04, 0]), PINNIPED.lionBody);
  within(ctx, () => blob(ctx, rgba(mix(colour, '#e8c8a4', 0.5), 0.5), PINNIPED.lionChest));
}

/** A walrus, or a sea lion by `kind`: it breathes and looks about; on its way it heaves itself along. */
export const pinniped: Rig = {
  box: [-1.26, -1.75, 1.05, 0.12],
  stance: [-1.15, -1.3, 0.9],
  hand: [0.66, -0.1, 0.5],
  frames: 16,
  draw(ctx, phase, options) {
    const isLion = options.kind === 'sea lion';
    const colour = options.tint ?? (isLion ? '#7a5a44' : '#a9745a');
    const turn = phase * TAU;
    const sleeps = options.activity === 'sleep';
    const moment = { colour, turn, lid: sleeps || phase > 0.9 ? 1 : 0 };
    const heave = Math.max(0, Math.sin(turn)) * Math.min(1, paceOf(options).stride);
    const breath = Math.sin(turn) * 0.012;
    turned(ctx, { x: heave * 0.06, y: -heave * 0.06, angle: -heave * 0.05 }, () => {
      drawHind(ctx, moment);
      blob(ctx, shade(colour, -0.13), PINNIPED.farFlipper);
      turned(ctx, { x: 0, y: 0, scaleX: 1 - breath * 0.5, scaleY: 1 + breath }, () =>
        (isLion ? drawLionBody : drawWalrusBody)(ctx, colour),
      );
      turned(
        ctx,
        { x: isLion ? 0.4 : 0.36, y: -0.98 - breath, angle: Math.sin(turn + 0.8) * 0.06 + tiltOf(options) },
        () => (isLion ? drawLionHead : drawWalrusHead)(ctx, moment, options),
      );
      blob(ctx, volume(ctx, shade(colour, -0.08), [-0.4, 0.05]), PINNIPED.nearFlipper);
    });
  },
};

import { mix, rgba, shade, blob, disc, stroke, TAU, type Context2d } from '@kinora/drawing';

import { eye, halo, turned, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { PHOENIX } from './phoenix.data.ts';

interface Wing {
  x: number;
  y: number;
  /** 1 fully raised, -1 fully lowered. */
  beat: number;
  step: number;
  colour: string;
}

function drawWing(ctx: Context2d, { x, y, beat, step, colour }: Wing): void {
  const scaleY = beat > 0 ? 0.35 + beat * 0.65 : -0.35 + beat * 0.4;
  turned(ctx, { x, y, angle: -0.25 + beat * 0.3, scaleY }, () => {
    blob(ctx, shade(mix(colour, '#a81f2a', 0.5), step), PHOENIX.wing);
    blob(ctx, shade(colour, step), PHOENIX.wingMiddle);
    blob(ctx, shade(mix(colour, '#ffd84a', 0.65), step), PHOENIX.wingInner);
  });
}

/** Streaming feathers that end in eyes of light. */
function drawTail(ctx: Context2d, colour: string, turn: number): void {
  PHOENIX.tail.forEach((feather, index) => {
    const wave = feather.map((value, i) =>
      i % 2 === 1 ? value + Math.sin(turn - i * 0.8 + index) * 0.014 * i : value,
    );
    const [tipX = 0, tipY = 0] = wave.slice(-2);
    stroke(ctx, { colour: mix(colour, '#a81f2a', 0.35), width: 0.085 }, wave);
    stroke(ctx, { colour: mix(colour, '#ffd84a', 0.6), width: 0.03 }, wave);
    halo(ctx, '#ffd84a', [tipX, tipY, 0.17, 0.7]);
    disc(ctx, mix(colour, '#ffd84a', 0.5), [tipX, tipY, 0.08]);
    disc(ctx, '#a81f2a', [tipX, tipY, 0.045]);
    disc(ctx, '#fff3c0', [tipX, tipY, 0.02]);
  });
}

/** Sparks that leave the feathers and go out behind. */
function drawSparks(ctx: Context2d, phase: number): void {
  for (let i = 0; i < 12; i++) {
    const age = (i * 0.618 + phase) % 1;
    const x = -0.2 - age * 1.0;
    const y = -0.3 + ((i * 0.37) % 1) * 0.7 - age * 0.12;
    disc(ctx, rgba(i % 2 === 0 ? '#ffd84a' : '#ff9a3c', 0.9 * (1 - age)), [x, y, 0.026 * (1 - age * 0.5)]);
  }
}

export const phoenix: Rig = {
  box: [-1.46, -1.16, 0.76, 0.95],
  frames: 16,
  beats: 1,
  glow: 0.45,
  draw(ctx, phase, { tint: colour = '#f0762a' }) {
    const turn = phase * TAU;
    const raised = Math.sin(turn);
    const beat = Math.abs(raised) < 0.12 ? 0.12 * (raised < 0 ? -1 : 1) : raised;
    drawSparks(ctx, phase);
    turned(ctx, { x: 0, y: -raised * 0.04 }, () => {
      drawWing(ctx, { x: 0.22, y: -0.14, beat: beat * 0.92, step: -0.09, colour });
      drawTail(ctx, colour, turn);
      for (const feather of PHOENIX.crest) {
        stroke(ctx, { colour: '#e0482e', width: 0.03 }, feather);
        const [x = 0, y = 0] = feather.slice(-2);
        disc(ctx, '#ffd84a', [x, y, 0.035]);
      }
      blob(ctx, volume(ctx, colour, [-0.44, 0.14]), PHOENIX.body);
      within(ctx, () => blob(ctx, mix(colour, '#ffe08a', 0.7), PHOENIX.breast));
      blob(ctx, '#f6d06a', PHOENIX.beak);
      eye(ctx, [0.47, -0.35, 0.032]);
      drawWing(ctx, { x: 0.12, y: -0.1, beat, step: 0, colour });
    });
  },
};

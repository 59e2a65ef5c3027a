import { blob, curve, disc, mix, rgba, shade, TAU, within, type Context2d } from '@kinora/drawing';

import type { Rig, RigOptions } from '../rig/rig.ts';

interface Swimmer {
  readonly colour: string;
  /** Half the width of its body. */
  readonly half: number;
  /** How far its fins reach out. */
  readonly fins: number;
  /** How far the flukes spread. */
  readonly tail: number;
}

/** How far the body bends aside, at a place along it. */
const bend = (phase: number, x: number) => Math.sin(phase * TAU + x * 2.2) * 0.05 * (1 - x);

/** A body that narrows to its tail, with fins to both sides. */
function drawSwimmer(ctx: Context2d, phase: number, { colour, half, fins, tail }: Swimmer): void {
  const dark = shade(colour, -0.06);
  const root = bend(phase, -1);
  for (const side of [-1, 1]) {
    blob(ctx, dark, [-0.9, root, -1.12, root + side * tail, -1.2, root + side * tail * 0.9, -1.02, root + side * 0.05]);
    blob(ctx, dark, [
      0.42,
      side * half * 0.7,
      0.12,
      side * (half + fins),
      -0.02,
      side * (half + fins * 0.92),
      0.16,
      side * half * 0.6,
    ]);
  }
  const outline = [
    0.98,
    0,
    0.84,
    half * 0.62,
    0.4,
    half,
    -0.1,
    half * 0.86 + bend(phase, 0),
    -0.6,
    half * 0.42 + bend(phase, -0.6),
    -1,
    root + 0.04,
    -1,
    root - 0.04,
    -0.6,
    -half * 0.42 + bend(phase, -0.6),
    -0.1,
    -half * 0.86 + bend(phase, 0),
    0.4,
    -half,
    0.84,
    -half * 0.62,
  ];
  blob(ctx, colour, outline);
  within(
    ctx,
    (one) => curve(one, outline),
    () => {
      disc(ctx, mix(colour, '#ffffff', 0.22), [0.2, -half * 0.34, 0.9, half * 0.34]);
      for (let spot = 0; spot < 18; spot++) {
        disc(ctx, rgba('#ffffff', 0.16), [0.7 - ((spot * 0.618) % 1) * 1.4, (((spot * 0.37) % 1) - 0.5) * half, 0.02]);
      }
    },
  );
}

const BOX = [-1.25, -0.85, 1.02, 0.85] as const;

const swimmerAbove = (look: (options: RigOptions) => Swimmer): Rig => ({
  box: BOX,
  frames: 14,
  isLevel: true,
  draw(ctx, phase, options) {
    drawSwimmer(ctx, phase, look(options));
  },
});

/** A whale from above, with its blowhole and its flukes spread. */
export const whaleAbove: Rig = swimmerAbove(({ tint: colour = '#3d5f86' }) => ({
  colour,
  half: 0.37,
  fins: 0.3,
  tail: 0.52,
}));

/** A shark from above; the fin on its back is a line. */
export const sharkAbove: Rig = swimmerAbove(({ tint: colour = '#6d8291' }) => ({
  colour,
  half: 0.19,
  fins: 0.34,
  tail: 0.2,
}));

/** A turtle from above: its shell, four flippers and the head. */
export const turtleAbove: Rig = {
  box: [-1.02, -0.9, 1, 0.9],
  frames: 14,
  isLevel: true,
  draw(ctx, phase, { tint: colour = '#5f9a5a' }) {
    const beat = Math.sin(phase * TAU) * 0.12;
    const skin = mix(colour, '#cfe0a0', 0.4);
    for (const side of [-1, 1]) {
      blob(ctx, skin, [0.34, side * 0.4, 0.2 - beat, side * 0.84, -0.12 - beat, side * 0.82, 0.06, side * 0.4]);
      blob(ctx, skin, [-0.5, side * 0.3, -0.78 + beat, side * 0.54, -0.88 + beat, side * 0.42, -0.6, side * 0.16]);
    }
    disc(ctx, skin, [0.76, 0, 0.2, 0.15]);
    disc(ctx, '#1f1519', [0.84, -0.09, 0.03]);
    disc(ctx, '#1f1519', [0.84, 0.09, 0.03]);
    disc(ctx, shade(colour, -0.14), [0, 0, 0.66, 0.54]);
    disc(ctx, colour, [0, -0.02, 0.6, 0.48]);
    for (const [x, y] of [
      [0, 0],
      [0.34, 0],
      [-0.34, 0],
      [0.17, 0.26],
      [-0.17, 0.26],
      [0.17, -0.26],
      [-0.17, -0.26],
    ] as const) {
      disc(ctx, mix(colour, '#d9e6a8', 0.35), [x, y - 0.02, 0.14, 0.11]);
    }
  },
};

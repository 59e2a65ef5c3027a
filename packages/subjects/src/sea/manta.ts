import { blob, disc, lerp, line, mix, rgba, shade, stroke, TAU, type Context2d } from '@kinora/drawing';

import { openEye, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';

/** How high the wing stands at its tip, and half way there, a little before. */
interface Beat {
  readonly tip: number;
  readonly elbow: number;
}

/** A wing from head to tail, its tip swept back; `side` is -1 for the far one. */
function wingOf({ tip, elbow }: Beat, side: 1 | -1): readonly number[] {
  const reach = side === 1 ? 0.62 : -0.5;
  return [
    0.5,
    0.02 * side,
    0.34,
    reach * 0.42 - elbow * 0.5,
    0.06,
    reach * 0.82 - elbow * 0.85,
    -0.3,
    reach - tip,
    -0.24,
    reach * 0.62 - elbow * 0.7,
    -0.36,
    reach * 0.26 - elbow * 0.2,
    -0.48,
    0,
  ];
}

function drawTail(ctx: Context2d, colour: string, turn: number): void {
  const points = Array.from({ length: 8 }, (_, joint) => {
    const along = joint / 7;
    return [lerp(-0.44, -1.22, along), Math.sin(turn - along * 3) * 0.07 * along];
  });
  stroke(ctx, { colour: shade(colour, -0.08), width: 0.034 }, points.flat());
}

/** The two lobes beside its mouth. */
function drawLobes(ctx: Context2d, colour: string): void {
  blob(ctx, shade(colour, -0.08), [0.48, -0.1, 0.62, -0.13, 0.74, -0.08, 0.72, -0.03, 0.6, -0.04]);
  blob(ctx, colour, [0.46, 0.12, 0.6, 0.16, 0.74, 0.14, 0.74, 0.08, 0.6, 0.06]);
}

/** A ray seen from its side and above: its wings beat like those of a bird. */
export const manta: Rig = {
  box: [-1.26, -0.92, 0.82, 0.98],
  frames: 18,
  beats: 0.35,
  draw(ctx, phase, { tint: colour = '#4a6178' }) {
    const turn = phase * TAU;
    const beat = { tip: Math.sin(turn - 0.5) * 0.3, elbow: Math.sin(turn) * 0.16 };
    drawTail(ctx, colour, turn);
    blob(ctx, shade(colour, -0.1), wingOf(beat, -1));
    drawLobes(ctx, colour);
    blob(ctx, volume(ctx, shade(colour, 0.03), [-0.2, 0.8]), wingOf(beat, 1));
    within(ctx, () => {
      for (let spot = 0; spot < 9; spot++)
        disc(ctx, rgba('#eaf4f8', 0.35), [
          -0.2 + ((spot * 0.37) % 1) * 0.5,
          0.1 + ((spot * 0.61) % 1) * 0.42 - beat.elbow * 0.4,
          0.018,
        ]);
    });
    blob(
      ctx,
      volume(ctx, colour, [-0.2, 0.2]),
      [0.6, 0.02, 0.5, -0.12, 0.2, -0.18, -0.16, -0.12, -0.5, -0.01, -0.16, 0.14, 0.22, 0.18, 0.52, 0.13],
    );
    within(ctx, () => {
      blob(ctx, rgba(mix(colour, '#ffffff', 0.75), 0.9), [0.3, -0.1, 0.2, -0.06, 0.1, 0.02, 0.24, 0.06, 0.34, 0.02]);
      blob(ctx, rgba(shade(colour, -0.1), 0.5), [0.1, -0.2, -0.3, -0.14, -0.5, -0.02, -0.1, -0.06]);
    });
    for (let gill = 0; gill < 4; gill++)
      line(ctx, { colour: shade(colour, -0.14), width: 0.014 }, [0.3 - gill * 0.06, 0.09, 0.27 - gill * 0.06, 0.15]);
    openEye(ctx, [0.51, 0.055, 0.03], () => {
      disc(ctx, '#0e141b', [0.51, 0.055, 0.03]);
      disc(ctx, '#ffffff', [0.52, 0.045, 0.01]);
    });
  },
};

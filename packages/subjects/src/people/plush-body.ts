import { shade, blob, disc, stroke, TAU, type Context2d } from '@kinora/drawing';

export interface Plush {
  colour: string;
  belly: string;
  /** 0..1 through one breath. */
  phase: number;
}

/** A body for a picture that is only a head: round torso, little feet, arms. */
export function drawPlushBody(ctx: Context2d, { colour, belly, phase }: Plush): void {
  const breath = Math.sin(phase * TAU) * 0.015;
  const step = Math.sin(phase * TAU) * 0.05;
  const foot = shade(colour, -0.1);
  disc(ctx, foot, [-0.14, -0.04 - Math.max(0, step), 0.12, 0.06]);
  disc(ctx, foot, [0.15, -0.04 - Math.max(0, -step), 0.12, 0.06]);
  const farArm = [-0.2, -0.42, -0.33, -0.3 + step, -0.36, -0.2 + step];
  stroke(ctx, { colour: shade(colour, -0.07), width: 0.11 }, farArm);
  const shoulders = [-0.14, -0.52 - breath, 0.14, -0.52 - breath];
  blob(ctx, colour, [-0.28, -0.1, -0.27, -0.36, ...shoulders, 0.27, -0.36, 0.28, -0.1, 0.14, -0.02, -0.14, -0.02]);
  blob(ctx, belly, [-0.15, -0.1, -0.15, -0.3, 0, -0.42, 0.15, -0.3, 0.15, -0.1, 0, -0.05]);
  const nearArm = [0.2, -0.42, 0.33, -0.3 - step, 0.36, -0.2 - step];
  stroke(ctx, { colour: shade(colour, -0.03), width: 0.11 }, nearArm);
}

import type { Ratio } from '@kinora/contracts/timeline';

const NEAR = 0.001;

/** Frames a second as an exact fraction: whole, a thousandth slower as television has it, or in thousandths. */
export function frameRatio(fps: number): Ratio {
  const whole = Math.round(fps);
  if (Math.abs(fps - whole) < NEAR) return { num: whole, den: 1 };
  const isBroadcast = Math.abs(fps - (whole * 1000) / 1001) < NEAR;
  return isBroadcast ? { num: whole * 1000, den: 1001 } : { num: Math.round(fps * 1000), den: 1000 };
}

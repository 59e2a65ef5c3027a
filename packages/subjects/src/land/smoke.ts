import { rgba, disc, fraction, type Context2d } from '@kinora/drawing';

export interface Smoke {
  /** The mouth it leaves from. */
  readonly x: number;
  readonly y: number;
  readonly phase: number;
  /** How far it is blown back, and how far it rises. */
  readonly back: number;
  readonly rise: number;
  /** Radius of the last puff. */
  readonly size: number;
  readonly colour: string;
  readonly puffs?: number;
}

/** Puffs that leave a mouth, grow and fade; the last is gone where the first begins, so that the cycle closes. */
export function drawSmoke(ctx: Context2d, { x, y, phase, back, rise, size, colour, puffs = 5 }: Smoke): void {
  for (let i = puffs - 1; i >= 0; i--) {
    const age = fraction((i + phase * (puffs > 3 ? 2 : 1)) / puffs);
    const radius = size * (0.3 + 0.7 * age);
    const lift = rise * Math.sqrt(age);
    const sway = Math.sin(age * 11) * size * 0.25 * age;
    disc(ctx, rgba(colour, 0.75 * (1 - age) ** 0.8), [x - back * age, y - lift + sway, radius, radius * 0.86]);
  }
}

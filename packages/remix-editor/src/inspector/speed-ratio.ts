import type { Ratio } from '@kinora/contracts/timeline';

export const SLOWEST = 0.1;
export const FASTEST = 8;
const HUNDRED = 100;

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

/** A speed as an exact ratio, in hundredths. */
export function speedRatio(speed: number): Ratio {
  const num = Math.round(Math.min(FASTEST, Math.max(SLOWEST, speed)) * HUNDRED);
  const common = divisor(num, HUNDRED);
  return { num: num / common, den: HUNDRED / common };
}

/** A ratio as a number with two decimals. */
export const speedOf = ({ num, den }: Ratio): number => Math.round((num / den) * HUNDRED) / HUNDRED;

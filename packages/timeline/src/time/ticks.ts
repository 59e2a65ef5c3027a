import { TICKS_PER_SECOND, type Ratio, type Ticks } from '@kinora/contracts/timeline';

/** `value * times / by`, rounded down and exact: a product that doubles cannot hold is computed in whole numbers. */
export function multiplyFloor(value: number, times: number, by: number): number {
  const product = value * times;
  // Adding nothing turns -0 into 0.
  if (Number.isSafeInteger(product)) return Math.floor(product / by) + 0;
  if (![value, times, by].every(Number.isSafeInteger) || by === 0) return Number.NaN;
  const whole = BigInt(value) * BigInt(times);
  const quotient = whole / BigInt(by);
  const isBelow = whole < 0n !== by < 0 && quotient * BigInt(by) !== whole;
  return Number(isBelow ? quotient - 1n : quotient);
}

/** Where a frame begins. */
export function frameStart(frame: number, rate: Ratio): Ticks {
  return multiplyFloor(frame, TICKS_PER_SECOND * rate.den, rate.num);
}

/** The frame that is shown at a time. */
export function frameAt(time: Ticks, rate: Ratio): number {
  const frame = multiplyFloor(time + 1, rate.num, TICKS_PER_SECOND * rate.den);
  // Starts are rounded down, so the frame after it may begin within this tick.
  return frameStart(frame, rate) > time ? frame - 1 : frame;
}

/** The start of the frame that holds a time. */
export function floorToFrame(time: Ticks, rate: Ratio): Ticks {
  return frameStart(frameAt(time, rate), rate);
}

/** The first start of a frame that is not before a time. */
export function ceilToFrame(time: Ticks, rate: Ratio): Ticks {
  const floor = floorToFrame(time, rate);
  return floor === time ? time : frameStart(frameAt(time, rate) + 1, rate);
}

/** The shortest that a frame lasts: frames of odd rates differ by a tick. */
export function frameLength(rate: Ratio): Ticks {
  return Math.max(1, frameStart(1, rate));
}

import { timingSafeEqual } from 'node:crypto';

const TOLERANCE_MS = 300_000;

/** Compares in a time that says nothing about where they differ. */
export function isSameSignature(given: string | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whether a time a webhook was signed at, in epoch milliseconds, is now, as far as clocks agree. */
export const isFresh = (signedAt: number, now: number): boolean => Math.abs(now - signedAt) <= TOLERANCE_MS;

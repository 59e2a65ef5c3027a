/** From this share of the limit on, the count is said in full. */
const NEARLY_FULL = 0.9;

export const isNearlyFull = (length: number, limit: number): boolean => length >= limit * NEARLY_FULL;

import { COUNT_MAX } from '@kinora/contracts';

/** Prompts to be made into clips. */
export interface Wanted {
  readonly prompts: number;
  /** Clips of each prompt. */
  readonly count: number;
  /** Credits for each clip. */
  readonly each: number;
}

/** The most prompts that one request takes with so many clips of each. */
export const promptsAtOnce = (count: number): number => Math.max(1, Math.floor(COUNT_MAX / count));

export interface Budget {
  /** Credits; null for a guest, who doesn't need them yet. */
  readonly balance: number | null;
  /** Clips at once. */
  readonly countMax: number;
}

/** How many of the prompts can be made right now, from the first on. */
export function affordablePrompts({ prompts, count, each }: Wanted, { balance, countMax }: Budget): number {
  const affordable = balance === null || each === 0 ? Infinity : Math.floor(balance / (each * count));
  return Math.max(0, Math.min(prompts, affordable, Math.floor(countMax / count)));
}

import { TRIALS_A_DAY } from '@kinora/contracts';
import type { Trials as MemberTrials } from '@kinora/contracts/creations';

/** The free trials that members have used. */
export interface Trials {
  /** How many of a member's were used on a day, `2026-11-23`, and the effects of all that were ever used. */
  used(memberId: string, day: string): Promise<{ readonly today: number; readonly effects: readonly string[] }>;
}

/** What a member still has of a day's trials. */
export function trialsLeft({ today, effects }: Awaited<ReturnType<Trials['used']>>): MemberTrials {
  return { left: Math.max(0, TRIALS_A_DAY - today), used: effects };
}

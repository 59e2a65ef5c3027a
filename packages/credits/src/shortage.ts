/** What is missing for a price, in credits. */
export interface Shortage {
  readonly balance: number;
  readonly cost: number;
  readonly missing: number;
}

/** How much is missing for a cost; null when nothing is. */
export function shortageOf(cost: number, balance: number): Shortage | null {
  return cost > balance ? { balance, cost, missing: cost - balance } : null;
}

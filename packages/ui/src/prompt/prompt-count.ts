/** From this share of the limit on, the count is said in full. */
const NEARLY_FULL = 0.9;

export interface PromptCount {
  /** Shown beside the tools. */
  short: string;
  isNearlyFull: boolean;
}

export function promptCount(length: number, limit: number): PromptCount {
  return { short: length.toLocaleString(), isNearlyFull: length >= limit * NEARLY_FULL };
}

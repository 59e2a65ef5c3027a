/** From this share of the limit on, the count is said in full. */
const NEARLY_FULL = 0.9;

export interface PromptCount {
  /** Shown beside the tools. */
  short: string;
  isNearlyFull: boolean;
}

interface CountOptions {
  readonly limit: number;
  /** The language of the page (BCP 47). */
  readonly locale: string;
}

export function promptCount(length: number, { limit, locale }: CountOptions): PromptCount {
  return { short: new Intl.NumberFormat(locale).format(length), isNearlyFull: length >= limit * NEARLY_FULL };
}

import type { CreditFilter, CreditKind } from '@kinora/contracts/money';

/** What of the history is shown. */
export const HISTORY_VIEWS = ['all', 'spent', 'returned', 'added'] as const;
export type HistoryView = (typeof HISTORY_VIEWS)[number];

/** From when on, counted back from now. */
export const HISTORY_SPANS = ['ever', 'week', 'month', 'year'] as const;
type HistorySpan = (typeof HISTORY_SPANS)[number];

export interface HistoryChoice {
  readonly view: HistoryView;
  readonly span: HistorySpan;
}

const KINDS: Readonly<Record<HistoryView, readonly CreditKind[]>> = {
  all: [],
  spent: ['held', 'charged'],
  returned: ['returned'],
  added: ['granted', 'expired', 'revoked'],
};

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<HistorySpan, number | null>> = { ever: null, week: 7, month: 30, year: 365 };

/** What the server is asked for. */
export function historyFilter({ view, span }: HistoryChoice, now: number): CreditFilter {
  const days = DAYS[span];
  return { kinds: KINDS[view], ...(days !== null && { from: now - days * DAY_MS }) };
}

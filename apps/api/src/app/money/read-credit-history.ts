import type { CreditEntry, CreditFilter, CreditHistory } from '@kinora/contracts/money';

import type { CreditHistories, CreditMove, CreditPayments } from '../../domain/money/credit-history.ts';

export interface CreditHistoryDeps {
  readonly histories: CreditHistories;
  /** Without a checkout nothing was ever paid. */
  readonly payments?: CreditPayments | undefined;
}

const PAYMENT = /^payment:([0-9a-f-]{36})(?::\d+)?$/;
const paymentOf = ({ event }: CreditMove): string | undefined => PAYMENT.exec(event ?? '')?.[1];

async function withPayments(
  { payments }: CreditHistoryDeps,
  moves: readonly CreditMove[],
): Promise<readonly CreditEntry[]> {
  const ids = [...new Set(moves.flatMap((move) => paymentOf(move) ?? []))];
  const known = ids.length > 0 ? await payments?.paymentsById(ids) : undefined;
  return moves.map((move) => {
    const { event: _event, ...entry } = move;
    return { ...entry, payment: known?.get(paymentOf(move) ?? '') ?? null };
  });
}

/** A page of what became of a member's credits, newest first. */
export async function readCreditHistory(
  deps: CreditHistoryDeps,
  {
    memberId,
    filter,
    ...page
  }: {
    readonly memberId: string;
    readonly filter: CreditFilter;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<CreditHistory> {
  const { moves, next } = await deps.histories.page(memberId, filter, page);
  return { entries: await withPayments(deps, moves), next };
}

/** All of it, oldest first, some lines at a time. */
export async function* readAllCredits(
  deps: CreditHistoryDeps,
  memberId: string,
  filter: CreditFilter,
): AsyncGenerator<readonly CreditEntry[]> {
  for await (const moves of deps.histories.all(memberId, filter)) yield await withPayments(deps, moves);
}

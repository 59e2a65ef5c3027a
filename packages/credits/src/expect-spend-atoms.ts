import { atom } from 'jotai';

import { confirmBalanceAtom, pendingAtom, refreshBalanceAtom, type PendingSpend } from './balance-atoms.ts';

/** Ends what was expected: with the number that came, or by asking for it where none did. */
const settleAtom = atom(null, (_get, set, { spend, balance }: { spend: PendingSpend; balance: number | undefined }) => {
  if (balance !== undefined) set(confirmBalanceAtom, balance);
  set(pendingAtom, (pending) => pending.filter((one) => one !== spend));
  if (balance === undefined) set(refreshBalanceAtom).catch(() => undefined);
});

/**
 * Shows credits as spent while the server is asked. Returns how to end that, which the answer does either way: with the
 * balance it brought, or without one, when the server is asked for it (a lost answer may have held credits).
 */
export const expectSpendAtom = atom(null, (get, set, amount: number) => {
  const spend: PendingSpend = { amount };
  set(pendingAtom, (pending) => [...pending, spend]);
  return (balance?: number) => {
    if (get(pendingAtom).includes(spend)) set(settleAtom, { spend, balance });
  };
});

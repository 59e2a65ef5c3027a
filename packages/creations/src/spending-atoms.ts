import { apiClientAtom, readBalance } from '@kinora/api-client';
import { isMemberAtom } from '@kinora/auth';
import { atom } from 'jotai';

const confirmedAtom = atom<number | null>(null);
/** Credits of orders that are on their way to the server, by key. */
const heldAtom = atom<Readonly<Record<string, number>>>({});

/** Credits that can be spent, less what is being asked for right now; null while nobody knows. */
export const balanceAtom = atom((get) => {
  const confirmed = get(confirmedAtom);
  if (confirmed === null) return null;
  return Object.values(get(heldAtom)).reduce((left, held) => left - held, confirmed);
});

/** Takes a balance that the server told. */
export const confirmBalanceAtom = atom(null, (_get, set, balance: number) => set(confirmedAtom, balance));

/** Asks the server for the balance; the last known one stays when it does not answer. */
export const refreshBalanceAtom = atom(null, async (get, set) => {
  const balance = await readBalance(get(apiClientAtom));
  if (balance.ok) set(confirmedAtom, balance.value);
});

/** Takes credits off the shown balance at once, until the server has answered. */
export const holdAtom = atom(null, (get, set, { key, cost }: { key: string; cost: number }) =>
  set(heldAtom, { ...get(heldAtom), [key]: cost }),
);

export const releaseHoldAtom = atom(null, (get, set, key: string) => {
  const { [key]: _released, ...others } = get(heldAtom);
  set(heldAtom, others);
});

/** Whether something can be paid: a guest logs in first, whatever it costs. */
export type SpendAnswer =
  | { readonly kind: 'ok' }
  | { readonly kind: 'login' }
  | { readonly kind: 'short'; readonly balance: number; readonly cost: number; readonly missing: number };

export const spendGateAtom = atom(null, (get, _set, cost: number): SpendAnswer => {
  if (!get(isMemberAtom)) return { kind: 'login' };
  const balance = get(balanceAtom);
  // The server decides where the page does not know.
  if (balance === null || balance >= cost) return { kind: 'ok' };
  return { kind: 'short', balance, cost, missing: cost - balance };
});

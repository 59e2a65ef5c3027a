import { apiClientAtom, readBalance } from '@kinora/api-client';
import { memberAtom } from '@kinora/auth';
import { readUserInfo, writeUserInfo } from '@kinora/browser';
import { atom } from 'jotai';

interface Known {
  readonly memberId: string;
  readonly balance: number;
}

interface PendingSpend {
  readonly amount: number;
}

const knownAtom = atom<Known | null>(null);
const pendingAtom = atom<readonly PendingSpend[]>([]);

/** The last number the server said: in this page, or as this browser remembers it. */
const confirmedAtom = atom((get) => {
  const member = get(memberAtom);
  if (!member) return 0;
  const known = get(knownAtom);
  if (known?.memberId === member.id) return known.balance;
  const remembered = readUserInfo();
  return remembered?.id === member.id ? remembered.balance : 0;
});

/** Credits that can be spent: what the server said, less what is being asked for right now. */
export const balanceAtom = atom((get) =>
  get(pendingAtom).reduce((left, { amount }) => left - amount, get(confirmedAtom)),
);

/** Takes over a balance that came with an answer of the server. */
export const confirmBalanceAtom = atom(null, (get, set, balance: number) => {
  const member = get(memberAtom);
  if (!member) return;
  set(knownAtom, { memberId: member.id, balance });
  const remembered = readUserInfo();
  if (remembered?.id === member.id) writeUserInfo({ ...remembered, balance });
});

/** Asks the server; an answer that does not come leaves the last known number. */
export const refreshBalanceAtom = atom(null, async (get, set) => {
  if (!get(memberAtom)) return;
  const answer = await readBalance(get(apiClientAtom));
  if (answer.ok) set(confirmBalanceAtom, answer.value);
});

/** Shows credits as spent while the server is asked. Returns how to take that back, which the answer does either way. */
export const expectSpendAtom = atom(null, (_get, set, amount: number) => {
  const spend: PendingSpend = { amount };
  set(pendingAtom, (pending) => [...pending, spend]);
  return () => set(pendingAtom, (pending) => pending.filter((one) => one !== spend));
});

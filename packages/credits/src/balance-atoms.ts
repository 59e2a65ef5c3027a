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
/** Grows with every number that came: an answer that was asked for before the newest one is older. */
const turnAtom = atom(0);

/** The number the server said in this page; null while it has said none about this member. */
const saidAtom = atom((get) => {
  const known = get(knownAtom);
  return known && known.memberId === get(memberAtom)?.id ? known.balance : null;
});

/** The last number the server said: in this page, or as this browser remembers it. */
const confirmedAtom = atom((get) => {
  const member = get(memberAtom);
  if (!member) return 0;
  const remembered = readUserInfo();
  return get(saidAtom) ?? (remembered?.id === member.id ? remembered.balance : 0);
});

const afterPending = (balance: number, pending: readonly PendingSpend[]) =>
  pending.reduce((left, { amount }) => left - amount, balance);

/** Credits that can be spent: what the server said, less what is being asked for right now. */
export const balanceAtom = atom((get) => afterPending(get(confirmedAtom), get(pendingAtom)));

/** The same, null while only a memory of it is known: then the server decides. */
export const surelyAtom = atom((get) => {
  const said = get(saidAtom);
  return said === null ? null : afterPending(said, get(pendingAtom));
});

/** Takes over a balance that came with an answer of the server. */
export const confirmBalanceAtom = atom(null, (get, set, balance: number) => {
  const member = get(memberAtom);
  if (!member) return;
  set(turnAtom, (turn) => turn + 1);
  set(knownAtom, { memberId: member.id, balance });
  const remembered = readUserInfo();
  if (remembered?.id === member.id) writeUserInfo({ ...remembered, balance });
});

/** Asks the server; an answer that does not come, or comes after a newer number, changes nothing. */
export const refreshBalanceAtom = atom(null, async (get, set) => {
  if (!get(memberAtom)) return;
  const turn = get(turnAtom);
  const answer = await readBalance(get(apiClientAtom));
  if (answer.ok && get(turnAtom) === turn) set(confirmBalanceAtom, answer.value);
});

/** Shows credits as spent while the server is asked. Returns how to take that back, which the answer does either way. */
export const expectSpendAtom = atom(null, (_get, set, amount: number) => {
  const spend: PendingSpend = { amount };
  set(pendingAtom, (pending) => [...pending, spend]);
  return () => set(pendingAtom, (pending) => pending.filter((one) => one !== spend));
});

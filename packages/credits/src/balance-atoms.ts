import { apiClientAtom } from '@kinora/api-client';
import { readBalance } from '@kinora/api-client/money';
import { memberAtom } from '@kinora/auth';
import { readUserInfo, writeUserInfo } from '@kinora/browser/kept';
import { atom } from 'jotai';

interface Known {
  readonly memberId: string;
  readonly balance: number;
}

/** Credits that are being asked for. */
export interface PendingSpend {
  readonly amount: number;
}

const knownAtom = atom<Known | null>(null);
/** Written by `expect-spend-atoms.ts` alone, which the first paint does not need. */
export const pendingAtom = atom<readonly PendingSpend[]>([]);
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
  const stored = readUserInfo();
  return get(saidAtom) ?? (stored?.id === member.id ? stored.balance : 0);
});

const afterPending = (balance: number, pending: readonly PendingSpend[]) =>
  pending.reduce((left, { amount }) => left - amount, balance);

/** Credits that can be spent: what the server said, less what is being asked for right now. */
export const balanceAtom = atom((get) => afterPending(get(confirmedAtom), get(pendingAtom)));

/** The same, null while only a memory of it is known: then the server decides. */
export const confirmedBalanceAtom = atom((get) => {
  const said = get(saidAtom);
  return said === null ? null : afterPending(said, get(pendingAtom));
});

/** Whether the server said the balance of this member in this page. */
export const isBalanceSureAtom = atom((get) => get(saidAtom) !== null);

/** Takes over a balance that came with an answer of the server. */
export const confirmBalanceAtom = atom(null, (get, set, balance: number) => {
  const member = get(memberAtom);
  if (!member) return;
  set(turnAtom, (turn) => turn + 1);
  set(knownAtom, { memberId: member.id, balance });
  const stored = readUserInfo();
  if (stored?.id === member.id) writeUserInfo({ ...stored, balance });
});

/**
 * Asks the server. An answer that does not come, comes after a newer number or to another member, or may have been
 * written while something was being asked for, changes nothing: what was asked for brings its own number.
 */
export const refreshBalanceAtom = atom(null, async (get, set) => {
  const owner = get(memberAtom)?.id;
  if (owner === undefined) return;
  const [turn, pending] = [get(turnAtom), get(pendingAtom)];
  const answer = await readBalance(get(apiClientAtom));
  if (!answer.ok || get(memberAtom)?.id !== owner) return;
  if (get(turnAtom) === turn && get(pendingAtom) === pending && pending.length === 0) {
    set(confirmBalanceAtom, answer.value);
  }
});

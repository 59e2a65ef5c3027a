import { apiClientAtom } from '@kinora/api-client';
import { answerOrder, readOrder } from '@kinora/api-client/money';
import type { Order, SandboxAnswer } from '@kinora/contracts/money';
import { creditsMovedAtom, loadPlanAtom, type PurchaseFailure } from '@kinora/credits';
import { atom } from 'jotai';

import { pollPause } from './poll-pause.ts';

/** An order as far as it is known. */
export type KnownOrder =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: PurchaseFailure }
  | {
      readonly state: 'ready';
      readonly order: Order;
      /** What the checkout was asked for last, and is on its way. */
      readonly answer: SandboxAnswer | null;
      /** Why the last thing that was asked for did not work. */
      readonly failure: PurchaseFailure | null;
    };

interface Watched {
  readonly id: string;
  readonly known: KnownOrder;
}

const watchedAtom = atom<Watched | null>(null);

export const orderAtom = atom((get): KnownOrder => get(watchedAtom)?.known ?? { state: 'loading' });

/** What the page of an order shows once the server has spoken. */
function heard(before: KnownOrder, { order, answer }: { order: Order; answer?: SandboxAnswer }): KnownOrder {
  const asked = answer ?? (before.state === 'ready' ? before.answer : null);
  return { state: 'ready', order, answer: order.state === 'open' ? asked : null, failure: null };
}

const isPaid = (known: KnownOrder): boolean => known.state === 'ready' && known.order.state === 'paid';

/** Takes over what the server said of the order that is looked at. The first word that it is paid moves credits. */
const takeOrderAtom = atom(null, (get, set, said: { order: Order; answer?: SandboxAnswer }) => {
  const watched = get(watchedAtom);
  if (watched?.id !== said.order.id) return;
  const known = heard(watched.known, said);
  set(watchedAtom, { id: watched.id, known });
  if (!isPaid(known) || isPaid(watched.known)) return;
  set(creditsMovedAtom).catch(() => undefined);
  set(loadPlanAtom).catch(() => undefined);
});

/** Reads the order; false where another try makes no sense. What is known stays in sight when nobody answers. */
const readOrderAtom = atom(null, async (get, set, id: string): Promise<boolean> => {
  const read = await readOrder(get(apiClientAtom), id);
  const watched = get(watchedAtom);
  if (watched?.id !== id) return false;
  if (read.ok) {
    set(takeOrderAtom, { order: read.value });
    return read.value.state === 'open';
  }
  const isFinal = read.failure.kind === 'refused' || read.failure.kind === 'invalid';
  if (isFinal || watched.known.state === 'loading') {
    set(watchedAtom, { id, known: { state: 'failed', failure: read.failure } });
  }
  return !isFinal;
});

/** Reads an order again and again until it has ended; returns how to stop. */
export const watchOrderAtom = atom(null, (_get, set, id: string) => {
  set(watchedAtom, { id, known: { state: 'loading' } });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;
  const step = async (turn: number, mine: number) => {
    const goesOn = await set(readOrderAtom, id);
    if (goesOn && mine === round) timer = setTimeout(() => void step(turn + 1, mine), pollPause(turn));
  };
  const stop = () => {
    round += 1;
    clearTimeout(timer);
  };
  /** Soon again, as at first: somebody came back, or something was asked for. */
  const again = () => {
    stop();
    void step(0, round);
  };
  again();
  return { again, stop };
});

/** Has the sandbox's checkout answer. */
export const answerOrderAtom = atom(null, async (get, set, answer: SandboxAnswer) => {
  const watched = get(watchedAtom);
  if (watched?.known.state !== 'ready' || watched.known.answer !== null) return;
  const { id, known } = watched;
  set(watchedAtom, { id, known: { ...known, answer, failure: null } });
  const result = await answerOrder(get(apiClientAtom), { id, answer });
  if (result.ok) set(takeOrderAtom, { order: result.value, answer });
  else if (get(watchedAtom)?.id === id) {
    set(watchedAtom, { id, known: { ...known, answer: null, failure: result.failure } });
  }
});

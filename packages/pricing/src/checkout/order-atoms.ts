import { apiClientAtom } from '@kinora/api-client';
import { answerOrder, readOrder } from '@kinora/api-client/money';
import { watchReturn } from '@kinora/browser';
import type { Order, SandboxAnswer } from '@kinora/contracts/money';
import { creditsMovedAtom, loadPlanAtom, type PurchaseFailure } from '@kinora/credits';
import { atom, type Atom, type WritableAtom } from 'jotai';

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

/** What the page of an order shows once the server has spoken. */
function heard(before: KnownOrder, { order, answer }: { order: Order; answer?: SandboxAnswer }): KnownOrder {
  const asked = answer ?? (before.state === 'ready' ? before.answer : null);
  return { state: 'ready', order, answer: order.state === 'open' ? asked : null, failure: null };
}

const isPaid = (known: KnownOrder): boolean => known.state === 'ready' && known.order.state === 'paid';

/** An atom that reads again and again while it is shown and `readAtom` says so, as at first when `roundAtom` changes. */
function pollWhileShown(roundAtom: Atom<unknown>, readAtom: WritableAtom<unknown, [], Promise<boolean>>): Atom<null> {
  // Another atom for each round, so each of them is mounted and the one before ends.
  const mountedAtom = atom((get) => {
    get(roundAtom);
    const pollingAtom = atom(null, (_get, set) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isOver = false;
      const step = async (turn: number) => {
        const goesOn = await set(readAtom);
        if (goesOn && !isOver) timer = setTimeout(() => void step(turn + 1), pollPause(turn));
      };
      void step(0);
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    });
    pollingAtom.onMount = (start) => start();
    return pollingAtom;
  });
  return atom((get) => {
    get(get(mountedAtom));
    return null;
  });
}

/** Counts reasons to look again soon: somebody came back, or something was asked for. */
function createRounds() {
  const countAtom = atom(0);
  const againAtom = atom(null, (_get, set) => set(countAtom, (count) => count + 1));
  const roundAtom = atom(
    (get) => get(countAtom),
    (_get, set) => watchReturn(() => set(againAtom)),
  );
  roundAtom.onMount = (follow) => follow();
  return { roundAtom, againAtom };
}

/** An order of the member. Showing it reads it until it has ended, and at once when somebody comes back. */
export function createWatchedOrder(id: string) {
  const knownAtom = atom<KnownOrder>({ state: 'loading' });

  /** Takes over what the server said. The first word that it is paid moves credits. */
  const takeAtom = atom(null, (get, set, said: { order: Order; answer?: SandboxAnswer }) => {
    const before = get(knownAtom);
    const known = heard(before, said);
    set(knownAtom, known);
    if (!isPaid(known) || isPaid(before)) return;
    set(creditsMovedAtom).catch(() => undefined);
    set(loadPlanAtom).catch(() => undefined);
  });

  /** Reads it; false where another try makes no sense. What is known stays in sight when nobody answers. */
  const readAtom = atom(null, async (get, set): Promise<boolean> => {
    const read = await readOrder(get(apiClientAtom), id);
    if (read.ok) {
      set(takeAtom, { order: read.value });
      return read.value.state === 'open';
    }
    const isFinal = read.failure.kind === 'refused' || read.failure.kind === 'invalid';
    if (isFinal || get(knownAtom).state === 'loading') set(knownAtom, { state: 'failed', failure: read.failure });
    return !isFinal;
  });

  const { roundAtom, againAtom } = createRounds();
  const pollingAtom = pollWhileShown(roundAtom, readAtom);

  const answerAtom = atom(null, async (get, set, answer: SandboxAnswer) => {
    const known = get(knownAtom);
    if (known.state !== 'ready' || known.answer !== null) return;
    set(knownAtom, { ...known, answer, failure: null });
    const result = await answerOrder(get(apiClientAtom), { id, answer });
    if (result.ok) set(takeAtom, { order: result.value, answer });
    else set(knownAtom, { ...known, answer: null, failure: result.failure });
    set(againAtom);
  });
  return {
    orderAtom: atom((get) => {
      get(pollingAtom);
      return get(knownAtom);
    }),
    /** Has the sandbox's checkout answer. */
    answerAtom,
    /** Reads it again at once. */
    againAtom,
  };
}

import { memberIdAtom } from '@kinora/auth';
import { track } from '@kinora/browser';
import type { Payment } from '@kinora/contracts/money';
import {
  balanceNewsAtom,
  closePricingAtom,
  creditsMovedAtom,
  loadPlanAtom,
  noteArrivalAtom,
  type Arrival,
} from '@kinora/credits';
import { atom, type Atom } from 'jotai';

import { leaveChangeAtom } from '../change/change-atoms.ts';
import { beginPurchaseAtom, begunPurchaseAtom, type BegunPurchase } from './begun-purchase-atoms.ts';
import { readNewestPaymentsAtom } from './payments-seen-atoms.ts';

/** Often enough to say within 10 s that the server is gone, with the time it gets to answer. */
const LOOK_MS = 3000;
/** The longest a checkout is watched; the balance is followed beyond it. */
const GIVE_UP_MS = 1_800_000;

const silentAtom = atom(false);

/** Whether the server did not answer when it was asked about the purchase last. */
export const isServerSilentAtom = atom((get) => get(silentAtom));

export const noteSilenceAtom = atom(null, (_get, set, isSilent: boolean) => set(silentAtom, isSilent));

const newPayment = (payments: readonly Payment[], { seen }: BegunPurchase): Payment | undefined =>
  payments.find(({ id, state }) => state === 'paid' && !seen.includes(id));

/** It is paid: balance and plan are read first, so that the page behind the dialog is right when it is seen again. */
const arriveAtom = atom(null, async (_get, set, { sku, credits }: Payment): Promise<Arrival> => {
  set(beginPurchaseAtom, null);
  await Promise.allSettled([set(creditsMovedAtom), set(loadPlanAtom)]);
  track({ event: 'plan_close' });
  set(leaveChangeAtom);
  set(noteArrivalAtom, { sku, credits });
  set(closePricingAtom);
  return { sku, credits };
});

/** Looks once. Null while there is more to wait for, 'over' where nothing is waited for any more. */
const lookAtom = atom(null, async (get, set): Promise<Arrival | 'over' | null> => {
  const begun = get(begunPurchaseAtom);
  if (!begun) return 'over';
  const heard = await set(readNewestPaymentsAtom);
  if (get(begunPurchaseAtom) !== begun) return 'over';
  set(silentAtom, heard.kind === 'silent');
  if (get(memberIdAtom) !== begun.memberId) {
    set(beginPurchaseAtom, null);
    return 'over';
  }
  const paid = heard.kind === 'said' ? newPayment(heard.payments, begun) : undefined;
  return paid ? set(arriveAtom, paid) : null;
});

/** Looks for the payment of the begun purchase until it is there; returns how to stop. */
const watchAtom = atom(null, (_get, set, onArrive: (arrival: Arrival) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const step = async (left: number) => {
    const found = await set(lookAtom);
    if (found !== null && found !== 'over') onArrive(found);
    if (found === null && !isStopped && left > 0) timer = setTimeout(() => void step(left - LOOK_MS), LOOK_MS);
  };
  void step(GIVE_UP_MS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
});

/** An atom that waits for the begun purchase while it is shown, and tells what it brought. */
export function createPurchaseWatch(onArrive: (arrival: Arrival) => void): Atom<null> {
  const isBegunAtom = atom((get) => get(begunPurchaseAtom) !== null);
  const mountedAtom = atom((get) => {
    // The buyer came back, or credits moved in another tab: check at once.
    get(balanceNewsAtom);
    if (!get(isBegunAtom)) return null;
    const watchingAtom = atom(null, (_get, set) => set(watchAtom, onArrive));
    watchingAtom.onMount = (watch) => watch();
    return watchingAtom;
  });
  return atom((get) => {
    const watchingAtom = get(mountedAtom);
    return watchingAtom && get(watchingAtom);
  });
}

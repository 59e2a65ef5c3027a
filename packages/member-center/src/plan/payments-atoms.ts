import { apiClientAtom, openPortal, readPayments, type ApiFailure } from '@kinora/api-client';
import { memberAtom } from '@kinora/auth';
import type { listPayments, Payment, RefusalOf } from '@kinora/contracts';
import { atom } from 'jotai';

/** The payments as far as they were read, newest first. */
export interface KnownPayments {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly payments: readonly Payment[];
  readonly next: string | null;
  readonly failure: ApiFailure<RefusalOf<typeof listPayments>> | null;
}

const PAGE = 10;
const LOADING: KnownPayments = { state: 'loading', payments: [], next: null, failure: null };

const heardAtom = atom<{ readonly owner: string | undefined; readonly known: KnownPayments }>({
  owner: undefined,
  known: LOADING,
});
const knownAtom = atom(
  (get) => {
    const { owner, known } = get(heardAtom);
    return owner === get(memberAtom)?.id ? known : LOADING;
  },
  (get, set, known: KnownPayments) => set(heardAtom, { owner: get(memberAtom)?.id, known }),
);

export const paymentsAtom = atom((get) => get(knownAtom));

/** Reads the newest page; what is known stays in sight meanwhile, and when nobody answers. */
export const loadPaymentsAtom = atom(null, async (get, set) => {
  const owner = get(memberAtom)?.id;
  if (get(knownAtom).state === 'failed') set(knownAtom, LOADING);
  const page = await readPayments(get(apiClientAtom), { limit: PAGE });
  if (get(memberAtom)?.id !== owner) return;
  if (page.ok) set(knownAtom, { ...page.value, state: 'ready', failure: null });
  else if (get(knownAtom).state !== 'ready') set(knownAtom, { ...LOADING, state: 'failed', failure: page.failure });
});

/** Reads the next page. */
export const morePaymentsAtom = atom(null, async (get, set) => {
  const { next } = get(knownAtom);
  if (next === null) return;
  const page = await readPayments(get(apiClientAtom), { cursor: next, limit: PAGE });
  const known = get(knownAtom);
  if (known.next !== next) return;
  if (page.ok) {
    const payments = [...known.payments, ...page.value.payments];
    set(knownAtom, { ...known, payments, next: page.value.next, failure: null });
  } else set(knownAtom, { ...known, failure: page.failure });
});

/** The page of the payment service where cards and invoices are cared for. */
export const openPortalAtom = atom(null, (get, _set, language: string) => openPortal(get(apiClientAtom), language));

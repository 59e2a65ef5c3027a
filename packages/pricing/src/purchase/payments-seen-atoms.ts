import { apiClientAtom, type ApiFailure } from '@kinora/api-client';
import { readPayments, readPrices } from '@kinora/api-client/money';
import { memberIdAtom } from '@kinora/auth';
import type { Result } from '@kinora/contracts';
import type { Payment } from '@kinora/contracts/money';
import { atom } from 'jotai';

import { inTime } from './in-time.ts';

/** More than anybody pays between two looks. */
const NEWEST = 10;

/** What the server said of the newest payments of this member; a guest has none. */
export type PaymentsHeard =
  | { readonly kind: 'said'; readonly payments: readonly Payment[] }
  /** It answered, but not with payments. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'silent' };

/** Reads the newest payments, and so learns whether the server is there at all. */
export const readNewestPaymentsAtom = atom(null, async (get): Promise<PaymentsHeard> => {
  const client = get(apiClientAtom);
  const isGuest = get(memberIdAtom) === null;
  const payments = isGuest ? undefined : readPayments(client, { limit: NEWEST });
  const answer = await inTime<Result<unknown, ApiFailure>>(payments ?? readPrices(client));
  if (answer === null) return { kind: 'silent' };
  if (!answer.ok) return { kind: answer.failure.kind === 'unreachable' ? 'silent' : 'unknown' };
  const said = await payments;
  return said?.ok ? { kind: 'said', payments: said.value.items } : { kind: 'unknown' };
});

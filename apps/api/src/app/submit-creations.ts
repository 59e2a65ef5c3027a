import { fail, ok, type Result } from '@kinora/contracts';

import type { CreationRecord, Creations, SubmitRefusal } from '../domain/creation.ts';
import type { Ledger } from '../domain/ledger.ts';
import type { Storage } from '../domain/storage.ts';
import {
  checkRequest,
  type CheckedRequest,
  type ClipRequestInput,
  type RequestProblem,
  type Routed,
} from './clip-request.ts';

export interface SubmitDeps {
  readonly creations: Creations;
  readonly ledger: Pick<Ledger, 'balance'>;
  readonly storage: Pick<Storage, 'hasRoom'>;
  readonly routed: Routed;
  /** In [0, 1). */
  readonly random: () => number;
  /** A short text that differs when the content does. */
  readonly digest: (content: unknown) => string;
}

export interface SubmitInput extends ClipRequestInput {
  readonly memberId: string;
  readonly count: number;
  /** The total the client expects; the server's own is charged or nothing. */
  readonly expected: number;
  readonly key: string;
  readonly parents?: readonly string[];
}

interface Quoted {
  readonly each: number;
  readonly total: number;
  readonly balance: number;
}

export interface SubmittedClips {
  readonly creations: readonly CreationRecord[];
  readonly quote: { readonly each: number; readonly total: number };
  readonly balance: number;
}

export type SubmitProblem =
  | RequestProblem
  | { readonly reason: 'price-changed' | 'not-enough-credits'; readonly quote: Quoted }
  | { readonly reason: 'not-allowed'; readonly why: 'confirm-email'; readonly quote: Quoted }
  | { readonly reason: 'key-reused' }
  | { readonly reason: 'unavailable' };

/** How long a creation may take in all before its credits go back. */
const LIFE_MS = 24 * 3_600_000;

function problemOf(refusal: SubmitRefusal, { price }: CheckedRequest, count: number): SubmitProblem {
  if (refusal.reason === 'key-reused') return refusal;
  if (refusal.reason === 'files') return { reason: 'invalid', fields: refusal.fields };
  const quote = { each: price, total: price * count, balance: refusal.balance };
  if (refusal.reason === 'wrong-scope') return { reason: 'not-allowed', why: 'confirm-email', quote };
  return { reason: 'not-enough-credits', quote };
}

/** Checks, prices, holds and enqueues: all clips of a batch or none, and the same key never twice. */
export async function submitCreations(
  deps: SubmitDeps,
  { memberId, count, expected, key, parents = [], ...asked }: SubmitInput,
): Promise<Result<SubmittedClips, SubmitProblem>> {
  const checked = checkRequest(asked, deps);
  if (!checked.ok) return checked;
  const request = checked.value;
  const total = request.price * count;
  if (total !== expected) {
    const { available } = await deps.ledger.balance(memberId);
    return fail({ reason: 'price-changed', quote: { each: request.price, total, balance: available } });
  }
  if (!(await deps.storage.hasRoom())) return fail({ reason: 'unavailable' });
  const bodyHash = deps.digest({ ...asked, count, expected, parents });
  const submitted = await deps.creations.submit({
    ...request,
    memberId,
    count,
    key,
    bodyHash,
    parents,
    ttlMs: LIFE_MS,
  });
  if (!submitted.ok) return fail(problemOf(submitted.failure, request, count));
  const { creations, balance } = submitted.value;
  return ok({ creations, balance, quote: { each: request.price, total } });
}

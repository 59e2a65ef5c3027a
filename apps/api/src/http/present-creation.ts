import type { ClipResult, Creation } from '@kinora/contracts';

import type { CreationRecord, StoredClip } from '../domain/creation.ts';
import { estimate, type Estimate, type Pace } from '../domain/estimate.ts';
import type { MediaAddresses } from './media-address.ts';

export interface PresentContext {
  readonly addresses: Pick<MediaAddresses, 'sign'>;
  readonly pace: Pace;
  /** Epoch milliseconds. */
  readonly now: number;
}

function resultOf({ videoId, posterId, ...rest }: StoredClip, { addresses }: PresentContext): ClipResult {
  return { ...rest, url: addresses.sign(videoId), poster: addresses.sign(posterId), sprite: null };
}

function estimateOf(record: CreationRecord, { pace, now }: PresentContext): Estimate {
  const { state, position, done, total, startedAt } = record;
  if (state !== 'waiting' && state !== 'running') return { p50: null, p90: null };
  return estimate({ state, position, done, total, startedAt, now }, pace);
}

/** A creation as the contract reads it, with addresses that work for a few hours. */
export function presentCreation(record: CreationRecord, context: PresentContext): Creation {
  const { id, batchId, model, mode, input, state, phase, done, total, position, price, parents } = record;
  const { p50, p90 } = estimateOf(record, context);
  const { at, ...sums } = record.receipt;
  return {
    id,
    batch: batchId,
    model,
    mode,
    input,
    state,
    phase,
    done,
    total,
    position,
    etaP50: p50,
    etaP90: p90,
    price,
    receipt: { ...sums, at: at ?? record.createdAt },
    result: record.result && resultOf(record.result, context),
    failure: record.failure,
    parents,
    createdAt: record.createdAt,
    version: record.version,
  };
}

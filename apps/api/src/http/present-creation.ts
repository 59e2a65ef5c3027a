import type { ClipResult, Creation } from '@kinora/contracts';

import type { CreationRecord, Creations, StoredClip } from '../domain/creation.ts';
import { estimate, type Estimate, type Pace } from '../domain/estimate.ts';
import type { MediaAddresses } from './media-address.ts';

interface PresentContext {
  readonly addresses: Pick<MediaAddresses, 'sign'>;
  readonly pace: Pace;
  /** Epoch milliseconds. */
  readonly now: number;
}

function resultOf({ videoId, posterId, renditions, ...rest }: StoredClip, { addresses }: PresentContext): ClipResult {
  const addressOf = (id: string | undefined) => (id === undefined ? null : addresses.sign(id));
  return {
    ...rest,
    url: addresses.sign(videoId),
    poster: addresses.sign(posterId),
    sprite: addressOf(renditions.sprite),
    proxy: addressOf(renditions.proxy),
    peaks: addressOf(renditions.peaks),
  };
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
  const { at, held, ...settled } = record.receipt;
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
    // The ledger tells what was set aside; a member reads what still is.
    receipt: { ...settled, held: held - settled.charged - settled.returned, at: at ?? record.createdAt },
    result: record.result && resultOf(record.result, context),
    failure: record.failure,
    parents,
    createdAt: record.createdAt,
    version: record.version,
  };
}

export interface PresenterParts extends Pick<PresentContext, 'addresses'> {
  readonly creations: Pick<Creations, 'durations'>;
  /** Clips made side by side. */
  readonly sideBySide: number;
  readonly now: () => number;
}

/** How many past clips an estimate learns from, and how long it is kept: estimates need not be newer than that. */
const LEARN_FROM = 50;
const KEEP_MS = 5000;

/** Presents creations with estimates learnt from the last clips of their lane. */
export function createPresenter({ addresses, creations, sideBySide, now }: PresenterParts) {
  const learnt = new Map<string, { readonly at: number; readonly durations: readonly number[] }>();

  async function paceOf(lane: string): Promise<Pace> {
    const kept = learnt.get(lane);
    if (kept && now() - kept.at < KEEP_MS) return { durations: kept.durations, sideBySide };
    const durations = await creations.durations(lane, LEARN_FROM);
    learnt.set(lane, { at: now(), durations });
    return { durations, sideBySide };
  }

  return async (records: readonly CreationRecord[]): Promise<Creation[]> => {
    const paces = new Map<string, Pace>();
    for (const { model } of records) if (!paces.has(model)) paces.set(model, await paceOf(model));
    const unknown: Pace = { durations: [], sideBySide };
    return records.map((record) =>
      presentCreation(record, { addresses, pace: paces.get(record.model) ?? unknown, now: now() }),
    );
  };
}

import type { ClipResult, Creation } from '@kinora/contracts';

import type { CreationRecord, Creations, StoredClip } from '../domain/creation.ts';
import { estimate, type Estimate, type Pace } from '../domain/estimate.ts';
import type { Plans } from '../domain/plans.ts';
import { shownClip } from '../domain/shown-clip.ts';
import type { MediaAddresses } from './media-address.ts';

interface PresentContext {
  readonly addresses: Pick<MediaAddresses, 'sign'>;
  readonly pace: Pace;
  /** Whether the member has clips without the mark, those of before too. */
  readonly isClean: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

function resultOf(clip: StoredClip, { addresses, isClean }: PresentContext): ClipResult {
  const { posterId, renditions, width, height, seconds } = clip;
  const addressOf = (id: string | undefined) => (id === undefined ? null : addresses.sign(id));
  const { id, bytes } = shownClip(clip, isClean);
  return {
    width,
    height,
    seconds,
    bytes,
    url: addresses.sign(id),
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
    endedAt: record.endedAt,
    version: record.version,
  };
}

export interface PresenterParts extends Pick<PresentContext, 'addresses'> {
  readonly creations: Pick<Creations, 'durations'>;
  readonly plans: Plans;
  /** Clips made side by side. */
  readonly sideBySide: number;
  readonly now: () => number;
}

/** How many past clips an estimate learns from, and how long it is kept: estimates need not be newer than that. */
const LEARN_FROM = 50;
const KEEP_MS = 5000;

/** Presents creations with estimates learnt from the last clips of their lane. */
export function createPresenter({ addresses, creations, plans, sideBySide, now }: PresenterParts) {
  const learnt = new Map<string, { readonly at: number; readonly durations: readonly number[] }>();

  async function paceOf(lane: string): Promise<Pace> {
    const kept = learnt.get(lane);
    if (kept && now() - kept.at < KEEP_MS) return { durations: kept.durations, sideBySide };
    const durations = await creations.durations(lane, LEARN_FROM);
    learnt.set(lane, { at: now(), durations });
    return { durations, sideBySide };
  }

  /** Asked each time: clips are unmarked as soon as there is a plan, and marked when it ends. */
  async function cleanMembers(records: readonly CreationRecord[]): Promise<ReadonlySet<string>> {
    const members = [...new Set(records.flatMap(({ memberId, result }) => (result === null ? [] : [memberId])))];
    const rights = await Promise.all(members.map((id) => plans.rightsOf(id)));
    return new Set(members.filter((_, index) => rights[index]?.hasCleanClips === true));
  }

  return async (records: readonly CreationRecord[]): Promise<Creation[]> => {
    const paces = new Map<string, Pace>();
    for (const { model } of records) if (!paces.has(model)) paces.set(model, await paceOf(model));
    const unknown: Pace = { durations: [], sideBySide };
    const clean = await cleanMembers(records);
    return records.map((record) => {
      const [pace, isClean] = [paces.get(record.model) ?? unknown, clean.has(record.memberId)];
      return presentCreation(record, { addresses, pace, isClean, now: now() });
    });
  };
}

import { failureFacts, type CreationFailure } from '@kinora/contracts';
import type { ClipResult, Creation } from '@kinora/contracts/creations';

import type { Forecasts } from '../../app/creations/forecasts.ts';
import type { CreationRecord, StoredClip } from '../../domain/creations/creation.ts';
import { rounded, type Estimate } from '../../domain/creations/estimate.ts';
import { shownClip } from '../../domain/creations/shown-clip.ts';
import type { Plans } from '../../domain/money/plans.ts';
import type { MediaAddresses } from '../media-address.ts';

interface PresentContext {
  readonly addresses: Pick<MediaAddresses, 'sign'>;
  /** Seconds until it is ready. */
  readonly estimate: Estimate;
  /** Whether the member has clips without the mark, those of before too. */
  readonly isClean: boolean;
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

const failureOf = (failure: Omit<CreationFailure, 'kind'>): CreationFailure => ({
  kind: failureFacts(failure.reason).kind,
  ...failure,
});

/** A creation as the contract reads it, with addresses that work for a few hours. */
export function presentCreation(record: CreationRecord, context: PresentContext): Creation {
  const { id, batchId, model, mode, input, state, phase, done, total, position, price, parents } = record;
  const { p50, p90 } = rounded(context.estimate);
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
    ...(record.isTrial && { trial: true as const }),
    ...(record.ownKey !== null && { ownKey: record.ownKey }),
    // The ledger tells what was set aside; a member reads what still is.
    receipt: { ...settled, held: held - settled.charged - settled.returned, at: at ?? record.createdAt },
    result: record.result && resultOf(record.result, context),
    failure: record.failure && failureOf(record.failure),
    parents,
    createdAt: record.createdAt,
    endedAt: record.endedAt,
    version: record.version,
  };
}

export interface PresenterParts extends Pick<PresentContext, 'addresses'> {
  readonly forecasts: Forecasts;
  readonly plans: Plans;
}

const UNKNOWN: Estimate = { p50: null, p90: null };

/** Presents creations with estimates learnt from clips of their kind. */
export function createPresenter({ addresses, forecasts, plans }: PresenterParts) {
  /** Asked each time: clips are unmarked as soon as there is a plan, and marked when it ends. */
  async function cleanMembers(records: readonly CreationRecord[]): Promise<ReadonlySet<string>> {
    const members = [...new Set(records.flatMap(({ memberId, result }) => (result === null ? [] : [memberId])))];
    const rights = await Promise.all(members.map((id) => plans.rightsOf(id)));
    return new Set(members.filter((_, index) => rights[index]?.hasCleanClips === true));
  }

  return async (records: readonly CreationRecord[]): Promise<Creation[]> => {
    const [estimates, clean] = await Promise.all([forecasts(records), cleanMembers(records)]);
    return records.map((record) => {
      const [estimate, isClean] = [estimates.get(record.id) ?? UNKNOWN, clean.has(record.memberId)];
      return presentCreation(record, { addresses, estimate, isClean });
    });
  };
}

import type { Creation } from '@kinora/contracts/creations';
import { sumReceipts } from '@kinora/credits';

/** How the clips of one batch stand, and where its credits are. */
export interface BatchSummary {
  readonly count: number;
  readonly ready: number;
  readonly going: number;
  /** Without a clip; what its member called off is apart. */
  readonly failed: number;
  readonly cancelled: number;
  readonly sums: ReturnType<typeof sumReceipts>;
}

export function summariseBatch(clips: readonly Creation[]): BatchSummary {
  const of = (...states: Creation['state'][]) => clips.filter(({ state }) => states.includes(state)).length;
  return {
    count: clips.length,
    ready: of('ready'),
    going: of('waiting', 'running'),
    failed: of('declined', 'failed', 'expired'),
    cancelled: of('cancelled'),
    sums: sumReceipts(clips.map(({ receipt }) => receipt)),
  };
}

/**
 * The batches of several clips in a list, by the id of their first clip there. One that is only loaded in part is left
 * out: nobody could say of how many it is.
 */
export function batchesIn(
  creations: readonly Creation[],
  { cut }: { readonly cut?: string | undefined } = {},
): ReadonlyMap<string, BatchSummary> {
  const clipsOf = new Map<string, Creation[]>();
  for (const creation of creations) {
    const clips = clipsOf.get(creation.batch);
    if (clips) clips.push(creation);
    else clipsOf.set(creation.batch, [creation]);
  }
  const batches = new Map<string, BatchSummary>();
  for (const [batch, clips] of clipsOf) {
    const [first] = clips;
    if (first && clips.length > 1 && batch !== cut) batches.set(first.id, summariseBatch(clips));
  }
  return batches;
}

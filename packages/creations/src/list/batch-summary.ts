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

/** Which clip of its batch one is, from 1. */
export interface BatchPlace {
  readonly number: number;
  readonly count: number;
}

interface Loaded {
  /** The batch of which more clips lie below the list. */
  readonly cut?: string | undefined;
}

/** The clips of each batch of several. One that is only loaded in part is left out: nobody could say of how many it is. */
function wholeBatches(creations: readonly Creation[], { cut }: Loaded): readonly (readonly Creation[])[] {
  const clipsOf = new Map<string, Creation[]>();
  for (const creation of creations) {
    const clips = clipsOf.get(creation.batch);
    if (clips) clips.push(creation);
    else if (creation.batch !== cut) clipsOf.set(creation.batch, [creation]);
  }
  return [...clipsOf.values()].filter(({ length }) => length > 1);
}

/** The places of clips in their batches, by their ids; the one that was asked for first is the first. */
export function placesIn(creations: readonly Creation[], loaded: Loaded = {}): ReadonlyMap<string, BatchPlace> {
  const places = new Map<string, BatchPlace>();
  for (const clips of wholeBatches(creations, loaded)) {
    const ids = clips.map(({ id }) => id).toSorted();
    for (const [index, id] of ids.entries()) places.set(id, { number: index + 1, count: clips.length });
  }
  return places;
}

/** The batches of several clips in a list, by the id of their first clip there. */
export function batchesIn(creations: readonly Creation[], loaded: Loaded = {}): ReadonlyMap<string, BatchSummary> {
  const batches = new Map<string, BatchSummary>();
  for (const clips of wholeBatches(creations, loaded)) {
    const [first] = clips;
    if (first) batches.set(first.id, summariseBatch(clips));
  }
  return batches;
}

import type { Creation } from '@kinora/contracts/creations';

import { isUnfinished } from '../creation-list.ts';

export interface StageChoice {
  readonly batch: string;
  /** Ids: one clip enlarged, or several to compare; none is the whole batch. */
  readonly chosen: readonly string[];
  /** Opened by a press; otherwise it opened by itself and plays without sound. */
  readonly isPressed: boolean;
}

/** A creation whose clip is there. */
type ReadyCreation = Creation & { readonly result: NonNullable<Creation['result']> };

/** What stands on the stage: nothing but the preview, one clip, all of a batch, or some of them in step. */
export type StageView =
  | { readonly kind: 'preview' }
  | { readonly kind: 'clip'; readonly clip: ReadyCreation; readonly batch: readonly Creation[] }
  | { readonly kind: 'batch'; readonly batch: readonly Creation[] }
  | { readonly kind: 'group'; readonly group: readonly ReadyCreation[]; readonly batch: readonly Creation[] };

const PREVIEW: StageView = { kind: 'preview' };

const isReady = (creation: Creation): creation is ReadyCreation => creation.result !== null;

/** Ids are made in the order of time. */
const inOrder = (clips: readonly Creation[]) => clips.toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** Whether there is anything to look at: a batch of which nothing came leaves the preview alone. */
const isWorthShowing = (batch: readonly Creation[]) => batch.some((clip) => isReady(clip) || isUnfinished(clip));

export function stageViewOf(choice: StageChoice | null, creations: readonly Creation[]): StageView {
  if (!choice) return PREVIEW;
  const batch = inOrder(creations.filter((creation) => creation.batch === choice.batch));
  const group = choice.chosen.flatMap((id) => batch.filter((clip) => clip.id === id)).filter(isReady);
  const [first] = group;
  if (group.length > 1) return { kind: 'group', group, batch };
  if (first) return { kind: 'clip', clip: first, batch };
  if (batch.length > 1) return isWorthShowing(batch) ? { kind: 'batch', batch } : PREVIEW;
  const [only] = batch;
  return only && isReady(only) ? { kind: 'clip', clip: only, batch } : PREVIEW;
}

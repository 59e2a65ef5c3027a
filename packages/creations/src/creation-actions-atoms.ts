import { apiClientAtom, gpuCreditsAtom, type ApiFailure } from '@kinora/api-client';
import {
  cancelCreation,
  moveCreationFirst,
  readCreation,
  removeCreation,
  retryCreation,
} from '@kinora/api-client/creations';
import { download } from '@kinora/browser';
import { findMode, nearestChoices, parametersOf, priceOf, type Choices } from '@kinora/contracts/catalogue';
import type { Creation } from '@kinora/contracts/creations';
import { confirmBalanceAtom, offerPlansAtom, refreshBalanceAtom, shortageOf } from '@kinora/credits';
import { atom } from 'jotai';

import { removedHereAtom, takeCreationsAtom } from './creations-atoms.ts';
import type { CreationTask } from './item/creation-actions.tsx';
import { fileNameOf } from './item/creation-facts.ts';
import type { SubmitFailure } from './submit-messages.ts';

type Tasks = Readonly<Record<string, CreationTask>>;

const tasksBaseAtom = atom<Tasks>({});

/** What is being done right now, by the creation's id. */
export const tasksAtom = atom((get) => get(tasksBaseAtom));

/** Keys of retries that got no answer, by the creation's id. */
const retryKeysAtom = atom<Readonly<Record<string, string>>>({});

interface Work<Value> {
  readonly id: string;
  readonly task: CreationTask;
  readonly run: () => Promise<Value>;
}

function begin<Value>(set: (tasks: (before: Tasks) => Tasks) => void, { id, task, run }: Work<Value>): Promise<Value> {
  set((before) => ({ ...before, [id]: task }));
  return run().finally(() => {
    set(({ [id]: _done, ...others }) => others);
  });
}

/** Reads one creation again: its state, and fresh addresses of its files. */
export const freshCreationAtom = atom(null, async (get, set, id: string): Promise<Creation | null> => {
  const result = await readCreation(get(apiClientAtom), id);
  if (!result.ok) return null;
  set(takeCreationsAtom, [result.value]);
  return result.value;
});

/** Stops a creation that is not finished; its credits come back. Null when it worked, or when it had ended already. */
export const cancelCreationAtom = atom(null, (get, set, { id }: Creation) =>
  begin((change) => set(tasksBaseAtom, change), {
    id,
    task: 'cancel',
    run: async () => {
      const client = get(apiClientAtom);
      const result = await cancelCreation(client, id);
      if (result.ok) set(takeCreationsAtom, [result.value]);
      else await set(freshCreationAtom, id);
      await set(refreshBalanceAtom);
      const hadEnded = !result.ok && result.failure.kind === 'refused' && result.failure.reason === 'already-ended';
      return result.ok || hadEnded ? null : result.failure;
    },
  }),
);

/** Today's price of one creation's input, in credits; null when the catalogue does not have it any more. */
export function priceToday(
  { model, mode: modeName, input, ownKey }: Pick<Creation, 'input' | 'mode' | 'model' | 'ownKey'>,
  gpuCredits: number,
): number | null {
  // Its provider sends the bill.
  if (ownKey !== undefined) return 0;
  // An export is asked for at its project.
  const mode = modeName === 'edit' ? undefined : findMode(model, modeName);
  if (!mode) return null;
  // The catalogue's own names; `nearestChoices` replaces what is missing.
  const wanted = Object.fromEntries(parametersOf(mode).map(([name]) => [name, input[name]])) as Choices;
  return priceOf(mode, nearestChoices(mode, wanted), gpuCredits);
}

/** Opens the prices where credits were missing. */
const offerForAtom = atom(null, (_get, set, failure: SubmitFailure) => {
  if (failure.kind !== 'refused' || failure.reason !== 'not-enough-credits') return;
  const { total, balance } = failure.details.quote ?? { total: 0, balance: 0 };
  const shortage = shortageOf(total, balance);
  if (shortage) set(offerPlansAtom, { kind: 'short', ...shortage });
});

/** Asks for an ended creation again with a key of its own. Null when it worked. */
export const retryCreationAtom = atom(null, (get, set, creation: Creation) =>
  begin((change) => set(tasksBaseAtom, change), {
    id: creation.id,
    task: 'retry',
    run: async (): Promise<SubmitFailure | null> => {
      const { id } = creation;
      const key = get(retryKeysAtom)[id] ?? crypto.randomUUID();
      const cost = priceToday(creation, get(gpuCreditsAtom)) ?? creation.price;
      const result = await retryCreation(get(apiClientAtom), { id, cost, key });
      const gotNoAnswer = !result.ok && (result.failure.kind === 'unreachable' || result.failure.kind === 'unexpected');
      set(retryKeysAtom, ({ [id]: _before, ...others }) => (gotNoAnswer ? { ...others, [id]: key } : others));
      if (!result.ok) {
        set(offerForAtom, result.failure);
        return result.failure;
      }
      set(confirmBalanceAtom, result.value.balance);
      set(takeCreationsAtom, result.value.creations);
      return null;
    },
  }),
);

/** Removes an ended creation. Null when it worked, or when it was gone already. */
export const removeCreationAtom = atom(null, (get, set, { id }: Creation) =>
  begin((change) => set(tasksBaseAtom, change), {
    id,
    task: 'remove',
    run: async (): Promise<ApiFailure | null> => {
      const result = await removeCreation(get(apiClientAtom), id);
      const isGone = result.ok || (result.failure.kind === 'refused' && result.failure.reason === 'unknown-creation');
      if (isGone) set(removedHereAtom, [id]);
      return isGone ? null : result.failure;
    },
  }),
);

/** Puts a waiting creation before all others of the member. Null when it worked, or when it waits no longer. */
export const moveCreationAtom = atom(null, (get, set, { id }: Creation) =>
  begin((change) => set(tasksBaseAtom, change), {
    id,
    task: 'move',
    run: async () => {
      const result = await moveCreationFirst(get(apiClientAtom), id);
      if (result.ok) set(takeCreationsAtom, result.value.creations);
      else await set(freshCreationAtom, id);
      const hasLeft = !result.ok && result.failure.kind === 'refused' && result.failure.reason === 'not-waiting';
      return result.ok || hasLeft ? null : result.failure;
    },
  }),
);

/** Saves a clip as a file; reads its address again first, since addresses expire. */
export const downloadCreationAtom = atom(null, (_get, set, creation: Creation) =>
  begin((change) => set(tasksBaseAtom, change), {
    id: creation.id,
    task: 'download',
    run: async () => {
      const fresh = (await set(freshCreationAtom, creation.id)) ?? creation;
      if (fresh.result) await download({ url: fresh.result.url, fileName: fileNameOf(creation) });
    },
  }),
);

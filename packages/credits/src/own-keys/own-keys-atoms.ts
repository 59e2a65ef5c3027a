import { apiClientAtom, type ApiFailure } from '@kinora/api-client';
import { readOwnKeys, removeOwnKey, saveOwnKey } from '@kinora/api-client/creations';
import { createMemberAnswer } from '@kinora/auth';
import type {
  KeyProvider,
  removeOwnKey as removeEndpoint,
  saveOwnKey as saveEndpoint,
} from '@kinora/contracts/creations';
import type { RefusalOf } from '@kinora/contracts/wire';
import { atom } from 'jotai';

const keys = createMemberAnswer({ read: readOwnKeys });

/** The member's own keys and what they make, read while they are shown. */
export const ownKeysAtom = keys.answerAtom;

/** The same as far as it is known; reading it asks for nothing. */
export const knownOwnKeysAtom = keys.knownAtom;

export const loadOwnKeysAtom = keys.loadAtom;

export type SaveKeyFailure = ApiFailure<RefusalOf<typeof saveEndpoint>>;
export type RemoveKeyFailure = ApiFailure<Exclude<RefusalOf<typeof removeEndpoint>, 'unknown-key'>>;

interface NewKey {
  readonly provider: KeyProvider;
  readonly key: string;
}

/** Keeps a key that its provider takes. Null when it worked. */
export const saveOwnKeyAtom = atom(null, async (get, set, key: NewKey): Promise<SaveKeyFailure | null> => {
  const result = await saveOwnKey(get(apiClientAtom), key);
  if (!result.ok) return result.failure;
  await set(keys.refreshAtom);
  return null;
});

/** Forgets a key; one that is gone already is no failure. */
export const removeOwnKeyAtom = atom(
  null,
  async (get, set, provider: KeyProvider): Promise<RemoveKeyFailure | null> => {
    const result = await removeOwnKey(get(apiClientAtom), provider);
    if (!result.ok) {
      const { failure } = result;
      if (failure.kind !== 'refused') return failure;
      if (failure.reason !== 'unknown-key') return { ...failure, reason: failure.reason };
    }
    await set(keys.refreshAtom);
    return null;
  },
);

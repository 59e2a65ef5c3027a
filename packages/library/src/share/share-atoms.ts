import { apiClientAtom, type ApiFailure } from '@kinora/api-client';
import { shareCreation, stopSharing } from '@kinora/api-client/creations';
import type { Result } from '@kinora/contracts';
import type { ShareLink } from '@kinora/contracts/share';
import { atom } from 'jotai';

import { changeKnownAtom } from '../library-atoms.ts';

/** What becomes of a link: on, with this choice, or off. */
export interface ShareWish {
  readonly id: string;
  readonly isOn: boolean;
  readonly allowRemix: boolean;
}

/** Switches the link of a clip on or off; how it is now. */
export const switchShareAtom = atom(
  null,
  async (get, set, { id, isOn, allowRemix }: ShareWish): Promise<Result<ShareLink | null, ApiFailure>> => {
    const api = get(apiClientAtom);
    const result = isOn ? await shareCreation(api, { id, allowRemix }) : await stopSharing(api, id);
    // Switched off elsewhere: it is as it was asked to be.
    const isOff =
      !isOn && !result.ok && result.failure.kind === 'refused' && result.failure.reason === 'unknown-creation';
    if (!result.ok && !isOff) return result;
    const share = result.ok ? result.value : null;
    set(changeKnownAtom, (items) => items.map((item) => (item.id === id ? { ...item, share } : item)));
    return { ok: true, value: share };
  },
);

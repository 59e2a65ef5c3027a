import { apiClientAtom, createAnswer, type ApiFailure } from '@kinora/api-client';
import { readShare, shareCreation, stopSharing } from '@kinora/api-client/creations';
import type { Result } from '@kinora/contracts';
import type { ShareLink } from '@kinora/contracts/share';
import { atom } from 'jotai';

/** What becomes of a link: on, with this choice, or off. */
export interface ShareOptions {
  readonly isOn: boolean;
  readonly allowRemix: boolean;
}

/** The link of one clip, null where it is not shared: read while it is shown, and switched. */
export function createShare(id: string) {
  const link = createAnswer<string, ShareLink | null, ApiFailure>({ ownerAtom: atom(id), read: readShare });
  const switchAtom = atom(
    null,
    async (get, set, { isOn, allowRemix }: ShareOptions): Promise<Result<ShareLink | null, ApiFailure>> => {
      const api = get(apiClientAtom);
      const result = isOn ? await shareCreation(api, { id, allowRemix }) : await stopSharing(api, id);
      // Switched off elsewhere: it is as it was asked to be.
      const isOff =
        !isOn && !result.ok && result.failure.kind === 'refused' && result.failure.reason === 'unknown-creation';
      if (!result.ok && !isOff) return result;
      const share = result.ok ? result.value : null;
      set(link.takeAtom, share);
      return { ok: true, value: share };
    },
  );
  return { ...link, switchAtom };
}

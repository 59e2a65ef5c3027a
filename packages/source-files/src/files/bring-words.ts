import type { ApiFailure } from '@kinora/api-client';
import type { uploadClip } from '@kinora/contracts/uploads';
import type { RefusalOf } from '@kinora/contracts/wire';
import type { LostFile } from '@kinora/creations/files';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a file of an earlier clip, or the clip itself, is not in the form. */
export type BringFailure = LostFile | 'too-many-uploads' | 'uploads-full';

/** Why a clip did not become an upload. */
export function bringFailure(failure: ApiFailure<RefusalOf<typeof uploadClip>>): BringFailure {
  if (failure.kind !== 'refused') return 'unreachable';
  const { reason } = failure;
  return reason === 'too-many-uploads' || reason === 'uploads-full' ? reason : 'gone';
}

/** What is said where an earlier clip is set up again, or used as a video, and a file of it is not to be had. */
export const BRING_WORDS: Readonly<Record<BringFailure, MessageDescriptor>> = {
  gone: msg`A file of this clip is not on the server any more. Add it again.`,
  unreachable: msg`A file of this clip could not be fetched. Try again in a moment.`,
  'too-many-uploads': msg`Too many of your files are on their way. Wait for them and try again.`,
  'uploads-full': msg`Your uploads take all the room there is. Delete some under “Use an earlier upload” and try again.`,
};

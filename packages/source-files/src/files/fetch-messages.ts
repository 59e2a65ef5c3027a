import type { ApiFailure } from '@kinora/api-client';
import type { uploadClip } from '@kinora/contracts/uploads';
import type { RefusalOf } from '@kinora/contracts/wire';
import type { LostFile } from '@kinora/creations/files';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a file of an earlier clip, or the clip itself, is not in the form. */
export type FetchFailure = LostFile | 'too-many-uploads' | 'uploads-full';

/** Why a clip did not become an upload. */
export function fetchFailure(failure: ApiFailure<RefusalOf<typeof uploadClip>>): FetchFailure {
  if (failure.kind !== 'refused') return 'unreachable';
  const { reason } = failure;
  return reason === 'too-many-uploads' || reason === 'uploads-full' ? reason : 'gone';
}

/** What is said where an earlier clip is set up again, or used as a video, and a file of it is not to be had. */
export const FETCH_MESSAGES: Readonly<Record<FetchFailure, MessageDescriptor>> = {
  gone: msg`One of this clip’s files is no longer on the server. Add it again.`,
  unreachable: msg`One of this clip’s files couldn’t be loaded. Try again in a moment.`,
  'too-many-uploads': msg`Too many uploads at once. Wait for them to finish, then try again.`,
  'uploads-full': msg`Your upload space is full. Delete some files under “Use an earlier upload” and try again.`,
};

import type { UploadFailure } from '@kinora/api-client/creations';
import { uploadRefusalWords } from '@kinora/creations/files';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { memberProblem } from '../failure-messages.ts';

/** HTTP's own words for a file that is too large, and for a full disk. */
const TOO_LARGE = 413;
const NO_ROOM = 507;

function refusedWords(failure: Extract<UploadFailure, { kind: 'refused' }>): MessageDescriptor {
  const { reason, ...rest } = failure;
  if (reason === 'uploads-full')
    return msg`Your upload space is full. On a create page, delete some files under “Use an earlier upload” and try again.`;
  if (reason !== 'too-many-uploads') return memberProblem({ ...rest, reason }).message;
  return msg`Too many uploads at once. Wait for them to finish, then try again.`;
}

function unexpectedWords(failure: Extract<UploadFailure, { kind: 'unexpected' }>): MessageDescriptor {
  if (failure.code === TOO_LARGE) return uploadRefusalWords('too-large-file', {});
  if (failure.code === NO_ROOM) return uploadRefusalWords('disk-full', {});
  return memberProblem(failure).message;
}

/** Why a picture did not become the photo, and what to do. Null where the member stopped it and knows. */
export function photoWords(failure: UploadFailure): MessageDescriptor | null {
  if (failure.kind === 'cancelled') return null;
  if (failure.kind === 'file-refused') return uploadRefusalWords(failure.reason, failure.detail);
  if (failure.kind === 'refused') return refusedWords(failure);
  return failure.kind === 'unexpected' ? unexpectedWords(failure) : memberProblem(failure).message;
}

import type { UploadFailure } from '@kinora/api-client/creations';
import { unreachable } from '@kinora/contracts';
import type { FileSlot } from '@kinora/contracts/catalogue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { uploadRefusalWords } from './refusal-messages.ts';
import { videoRefusalWords } from './video-refusal-messages.ts';

type Refused = Extract<UploadFailure, { kind: 'refused' }>;

/** HTTP's own words for a file that is too large, and for a full disk. */
const TOO_LARGE = 413;
const NO_ROOM = 507;

function callWords({ reason }: Refused): MessageDescriptor {
  switch (reason) {
    case 'members-only':
      return msg`Your session ended. Nothing was charged and your file is still here. Press Create to log in and continue.`;
    case 'too-many-uploads':
      return msg`Too many uploads at once. Nothing was charged. Wait for them to finish, then press Create again.`;
    case 'uploads-full':
      return msg`Your upload space is full. Nothing was charged. Delete some files under “Use an earlier upload” and press Create again.`;
    case 'unknown-upload':
      return msg`Your upload expired. Nothing was charged. Press Create to upload it again.`;
    default:
      return unreachable(reason);
  }
}

const refusalWordsFor = (field: FileSlot) => (field === 'video' ? videoRefusalWords : uploadRefusalWords);

function unexpectedWords(code: number, field: FileSlot): MessageDescriptor {
  if (code === TOO_LARGE) return refusalWordsFor(field)('too-large-file', {});
  if (code === NO_ROOM) return refusalWordsFor(field)('disk-full', {});
  return msg`Something went wrong on our side. Nothing was charged. Press Create again.`;
}

/**
 * Why a file is not on the server, what that means for the credits, and what to do. Null where the member stopped it
 * and knows. A new failure stops compiling here.
 */
export function uploadWords(failure: UploadFailure, field: FileSlot = 'first'): MessageDescriptor | null {
  switch (failure.kind) {
    case 'file-refused':
      return refusalWordsFor(field)(failure.reason, failure.detail);
    case 'refused':
      return callWords(failure);
    case 'session-expired':
      return callWords({ kind: 'refused', reason: 'members-only', details: {} });
    case 'unreachable':
      return msg`The connection dropped during the upload. Nothing was charged. Press Create again to pick up where it stopped.`;
    case 'busy':
      return msg`The server is busy. Nothing was charged and your file is still here. Press Create again in a minute.`;
    case 'invalid':
      return msg`This file can’t be used. Nothing was charged. Choose another file.`;
    case 'unexpected':
      return unexpectedWords(failure.code, field);
    case 'cancelled':
      return null;
    default:
      return unreachable(failure);
  }
}

/** Whether it is the file's own fault: then it is said at its place, and pressing again helps nothing. */
export const isFileToBlame = (failure: UploadFailure): boolean =>
  failure.kind === 'file-refused' || (failure.kind === 'unexpected' && failure.code === TOO_LARGE);

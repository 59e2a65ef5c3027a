import type { FailureReason } from '@kinora/contracts';
import type { Creation } from '@kinora/contracts/creations';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What happened, in one sentence, for each reason why there is no clip. */
export const FAILURE_WORDS: Readonly<Record<FailureReason, MessageDescriptor>> = {
  declined: msg`The model declined this prompt.`,
  'picture-declined': msg`The model declined this image.`,
  withheld: msg`It was made, but the provider blocked it.`,
  quota: msg`This server has reached today’s limit for this provider.`,
  busy: msg`The provider was too busy.`,
  'bad-settings': msg`The provider doesn’t accept these settings.`,
  'bad-file': msg`Its image or video couldn’t be read.`,
  'file-gone': msg`Its image or video is no longer on the server.`,
  gone: msg`The model has been discontinued.`,
  'key-refused': msg`The provider doesn’t accept this server’s key.`,
  uncertain: msg`The provider never confirmed it.`,
  'bad-result': msg`The provider’s video couldn’t be used.`,
  'no-answer': msg`The provider didn’t respond.`,
  'timed-out': msg`It took too long.`,
  expired: msg`It waited too long in the queue.`,
  'out-of-memory': msg`It needed more memory than the server has.`,
  crashed: msg`It failed while rendering.`,
  interrupted: msg`The server stopped while rendering it.`,
  'codec-missing': msg`This server has no video encoder.`,
  'storage-full': msg`This server is out of space.`,
};

/** Whether all credits of a creation are really back, or none were ever held: only then it may be said. */
export function isNotCharged({ price, receipt }: Pick<Creation, 'price' | 'receipt'>): boolean {
  const { held, charged, returned } = receipt;
  return held === 0 && charged === 0 && returned === price;
}

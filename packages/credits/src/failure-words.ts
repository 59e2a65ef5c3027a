import type { FailureReason } from '@kinora/contracts';
import type { Creation } from '@kinora/contracts/creations';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What happened, in one sentence, for each reason why there is no clip. */
export const FAILURE_WORDS: Readonly<Record<FailureReason, MessageDescriptor>> = {
  declined: msg`The model does not draw what was asked for.`,
  'picture-declined': msg`The model does not draw from this picture.`,
  withheld: msg`It was made, but its maker keeps it back.`,
  quota: msg`This server may have no more clips of this maker today.`,
  busy: msg`The maker was too busy.`,
  'bad-settings': msg`The maker does not take these settings.`,
  'bad-file': msg`Its picture or video could not be read.`,
  'file-gone': msg`Its picture or video is not on the server any more.`,
  gone: msg`The model was closed meanwhile.`,
  'no-answer': msg`The maker did not answer.`,
  'timed-out': msg`It took too long.`,
  expired: msg`It waited too long in the line.`,
  'out-of-memory': msg`It needed more memory than there is.`,
  crashed: msg`It failed while it was drawn.`,
  interrupted: msg`The server was stopped while it was drawn.`,
  'codec-missing': msg`This server has no video encoder.`,
  'storage-full': msg`This server has no room for more clips.`,
};

/** Whether all credits of a creation are really back, or none were ever held: only then it may be said. */
export function isNotCharged({ price, receipt }: Pick<Creation, 'price' | 'receipt'>): boolean {
  const { held, charged, returned } = receipt;
  return held === 0 && charged === 0 && returned === price;
}

import { unreachable } from '@kinora/contracts';
import { submitWords, type SubmitOutcome } from '@kinora/creations';
import { uploadWords } from '@kinora/creations/files';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** How a request that waited ended, for a page in `locale`; null where there is nothing to say. */
export function outcomeWords(outcome: SubmitOutcome, locale: string): MessageDescriptor | null {
  switch (outcome.kind) {
    case 'accepted':
      return msg`Your clip is in the queue.`;
    case 'failed':
      return submitWords(outcome.failure, locale);
    case 'short':
      return msg`You’re ${plural(outcome.missing, { one: '# credit', other: '# credits' })} short. Nothing was charged.`;
    case 'price-changed':
      return msg`The price is now ${plural(outcome.to, { one: '# credit', other: '# credits' })}. Nothing was charged.`;
    case 'file-failed':
      return uploadWords(outcome.failure, outcome.field);
    case 'files-gone':
      return msg`Your file was lost during login. Nothing was charged. Add it again.`;
    case 'not-kept':
      return msg`This browser can’t keep your file while you log in. Log in first, then add it again.`;
    case 'login':
      return null;
    default:
      return unreachable(outcome);
  }
}

import type { Creation } from '@kinora/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How an ended creation is shown: a short tag, and a sentence that says what happened and what to do next. */
export interface EndingWords {
  readonly tag: MessageDescriptor;
  readonly look: 'neutral' | 'danger';
  readonly sentence: MessageDescriptor;
}

const failed = (sentence: MessageDescriptor): EndingWords => ({ tag: msg`Failed`, look: 'danger', sentence });

/** One sentence for each reason a provider or the server gives; credits are told by the receipt line. */
function failureWords(reason: string): EndingWords {
  switch (reason) {
    case 'cancelled':
      return { tag: msg`Cancelled by you`, look: 'neutral', sentence: msg`You stopped it.` };
    case 'declined':
      return {
        tag: msg`Declined before it started`,
        look: 'danger',
        sentence: msg`The model does not draw this. Edit the prompt and try again.`,
      };
    case 'expired':
      return { tag: msg`Expired`, look: 'neutral', sentence: msg`It waited too long for a free worker.` };
    case 'busy':
      return failed(msg`The engine had no room for it. Try again in a minute.`);
    case 'timed-out':
      return failed(msg`It took longer than allowed. A shorter or smaller clip is faster.`);
    case 'out-of-memory':
      return failed(msg`The server ran out of memory. A smaller resolution needs less.`);
    case 'codec-missing':
      return failed(msg`This server cannot write video files. Its operator has to install a video encoder.`);
    case 'storage-full':
      return failed(msg`The server has no room for the file. Its operator has to free some.`);
    case 'gone':
      return failed(msg`The maker no longer has this clip. Try again.`);
    default:
      return failed(msg`The engine stopped unexpectedly. Try again.`);
  }
}

/** The words for a creation that ended without a clip. */
export function endingWords({ state, failure }: Pick<Creation, 'state' | 'failure'>): EndingWords {
  return failureWords(state === 'failed' ? (failure?.reason ?? 'crashed') : state);
}

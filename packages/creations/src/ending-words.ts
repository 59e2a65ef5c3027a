import type { Creation } from '@kinora/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How an ended creation is shown: a short tag, and what to do next. Why it ended is told by its receipt. */
export interface EndingWords {
  readonly tag: MessageDescriptor;
  readonly look: 'neutral' | 'danger';
  readonly next: MessageDescriptor;
}

const failed = (next: MessageDescriptor): EndingWords => ({
  tag: msg({ message: 'Failed', context: 'clip' }),
  look: 'danger',
  next,
});

/** The next step for each reason a provider or the server gives. */
function wordsFor(reason: string): EndingWords {
  switch (reason) {
    case 'cancelled':
      return { tag: msg`Cancelled by you`, look: 'neutral', next: msg`Run it again whenever you like.` };
    case 'declined':
      return { tag: msg`Declined before it started`, look: 'danger', next: msg`Edit the prompt and try again.` };
    case 'expired':
      return {
        tag: msg({ message: 'Expired', context: 'clip' }),
        look: 'neutral',
        next: msg`Try again when the line is shorter.`,
      };
    case 'busy':
      return failed(msg`Try again in a minute.`);
    case 'timed-out':
      return failed(msg`A shorter or smaller clip is faster.`);
    case 'out-of-memory':
      return failed(msg`A smaller resolution needs less memory.`);
    case 'codec-missing':
      return failed(msg`The server’s operator has to install a video encoder.`);
    case 'storage-full':
      return failed(msg`The server’s operator has to make room.`);
    case 'gone':
      return failed(msg`Use its settings with another model.`);
    default:
      return failed(msg`Try again.`);
  }
}

/** The words for a creation that ended without a clip. */
export function endingWords({ mode, state, failure }: Pick<Creation, 'mode' | 'state' | 'failure'>): EndingWords {
  if (mode === 'effect' && state === 'declined') {
    return { ...wordsFor(state), next: msg`Change its picture or its words and try again.` };
  }
  return wordsFor(state === 'failed' ? (failure?.reason ?? 'crashed') : state);
}

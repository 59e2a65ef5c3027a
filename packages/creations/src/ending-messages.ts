import { failureFacts, toldReason, type FailureReason, type Remedy } from '@kinora/contracts';
import type { CreationMode } from '@kinora/contracts/catalogue';
import type { Creation } from '@kinora/contracts/creations';
import { FAILURE_WORDS } from '@kinora/credits';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What to do about an end: a failure's remedy, the same once more, or its effect, where a trial is free again. */
export type EndingAction = Remedy | 'open-effect' | 'run-again';

/** How an ended creation is told: a short tag, what happened, what to do next, and the one button for it. */
export interface EndingWords {
  readonly tag: MessageDescriptor;
  readonly look: 'neutral' | 'danger';
  readonly happened: MessageDescriptor | null;
  readonly next: MessageDescriptor;
  readonly action: EndingAction;
}

type Ended = Pick<Creation, 'failure' | 'mode' | 'ownKey' | 'receipt' | 'state' | 'trial'>;

const KEY_REFUSED = msg`The provider doesn’t accept your key.`;
/** What is different where the member's own key was used. */
const NEXT_OF_OWN_KEYS: Readonly<Partial<Record<FailureReason, MessageDescriptor>>> = {
  'key-refused': msg`Check your key in your account, or create with credits.`,
  quota: msg`Check your balance with the provider, or create with credits.`,
  gone: msg`Check your key in your account, or choose another model.`,
};

const ANOTHER_PROMPT = msg`Edit the prompt and try again.`;
const ADD_AGAIN = msg`Add it again or choose another file.`;
/** An export is asked for at its project, so it has no button here. */
const EXPORT_AGAIN = msg`Open the project and export it again.`;
const ONCE_MORE = msg`Try again.`;

const NEXT: Readonly<Record<FailureReason, MessageDescriptor>> = {
  declined: ANOTHER_PROMPT,
  'picture-declined': msg`Choose another image and try again.`,
  withheld: ANOTHER_PROMPT,
  quota: msg`Choose another model, or try again tomorrow.`,
  busy: msg`Try again in a minute.`,
  'bad-settings': msg`Change the settings and try again.`,
  'bad-file': ADD_AGAIN,
  'file-gone': ADD_AGAIN,
  gone: msg`Use its settings with another model.`,
  'key-refused': msg`Choose another model. The server operator has been told.`,
  uncertain: msg`Try again in 5 minutes.`,
  'bad-result': ONCE_MORE,
  'no-answer': msg`Try again in 5 minutes.`,
  'timed-out': msg`A shorter or smaller clip is faster.`,
  expired: msg`Try again when the queue is shorter.`,
  'out-of-memory': msg`A smaller resolution needs less memory.`,
  crashed: ONCE_MORE,
  interrupted: ONCE_MORE,
  'codec-missing': msg`The server operator needs to install a video encoder.`,
  'storage-full': msg`The server operator needs to free up space.`,
};

/** Effects are asked for with a picture and few words, and no model is chosen. */
const NEXT_OF_EFFECTS: Readonly<Partial<Record<Remedy, MessageDescriptor>>> = {
  'change-prompt': msg`Change the image or the prompt and try again.`,
  'choose-model': msg`Choose another effect.`,
};

function tagOf(reason: FailureReason): MessageDescriptor {
  const { kind } = failureFacts(reason);
  if (kind === 'input-refused') return msg`Declined before it started`;
  if (kind === 'output-refused') return msg`Blocked by the provider`;
  if (reason === 'expired') return msg({ message: 'Expired', context: 'clip' });
  return msg({ message: 'Failed', context: 'clip' });
}

/** Why it ended; rows of long ago may have a state alone. */
function reasonOf({ state, failure }: Ended): FailureReason {
  if (failure !== null) return toldReason(failure);
  if (state === 'declined') return 'declined';
  return state === 'expired' ? 'expired' : 'crashed';
}

const CANCELLED: EndingWords = {
  tag: msg`You cancelled this`,
  look: 'neutral',
  happened: null,
  next: msg`You can run it again at any time.`,
  action: 'run-again',
};

/** What paid for it was taken back, by these reasons of its receipt, while it waited. */
const UNPAID: Readonly<Record<string, MessageDescriptor>> = {
  refund: msg`The payment was refunded.`,
  dispute: msg`The payment was disputed with the bank.`,
};

function unpaidWords({ state, receipt }: Pick<Ended, 'receipt' | 'state'>): MessageDescriptor | undefined {
  return state === 'cancelled' && receipt.reason !== null ? UNPAID[receipt.reason] : undefined;
}

/** Whether its member called it off, rather than somebody else. */
export const isCancelledByMember = (creation: Pick<Ended, 'receipt' | 'state'>): boolean =>
  creation.state === 'cancelled' && unpaidWords(creation) === undefined;

function wordsOf(ended: Ended): EndingWords {
  const unpaid = unpaidWords(ended);
  if (unpaid) return { ...CANCELLED, tag: msg({ message: 'Cancelled', context: 'clip' }), happened: unpaid };
  if (ended.state === 'cancelled') return CANCELLED;
  const reason = reasonOf(ended);
  const { remedy } = failureFacts(reason);
  const ofEffect = ended.mode === 'effect' ? NEXT_OF_EFFECTS[remedy] : undefined;
  return {
    tag: tagOf(reason),
    look: reason === 'expired' ? 'neutral' : 'danger',
    happened: ended.ownKey && reason === 'key-refused' ? KEY_REFUSED : FAILURE_WORDS[reason],
    next: (ended.ownKey && NEXT_OF_OWN_KEYS[reason]) ?? ofEffect ?? NEXT[reason],
    action: remedy,
  };
}

/** The words for a creation that ended without a clip. The same again is never a trial: that is taken at the effect. */
export function endingWords(ended: Ended): EndingWords {
  const words = ended.mode === 'edit' ? { ...wordsOf(ended), next: EXPORT_AGAIN } : wordsOf(ended);
  return ended.trial && asksAgain(words.action) ? { ...words, action: 'open-effect' } : words;
}

type Change = Exclude<Remedy, 'retry' | 'wait'>;

const CHANGES: Readonly<Record<Change, MessageDescriptor>> = {
  'change-prompt': msg`Edit prompt`,
  'change-picture': msg`Change image`,
  'change-settings': msg`Change settings`,
  'choose-model': msg`Choose another model`,
};

const CHANGES_OF: Readonly<Partial<Record<CreationMode, Partial<Record<Change, MessageDescriptor>>>>> = {
  effect: { 'change-prompt': msg`Change it`, 'choose-model': msg`Choose another effect` },
  video: { 'change-picture': msg`Change video` },
};

/** What the button of an action says; `price` is that of the same again. */
export function actionWords(
  action: EndingAction,
  { mode, ownKey, price }: Pick<Creation, 'mode' | 'ownKey' | 'price'>,
): MessageDescriptor {
  if (ownKey && asksAgain(action)) return msg`Try again with your key`;
  if (action === 'run-again') return msg`Run again for ${price}`;
  if (action === 'retry' || action === 'wait') return msg`Try again for ${price}`;
  if (action === 'open-effect') return msg`Open the effect`;
  return CHANGES_OF[mode]?.[action] ?? CHANGES[action];
}

/** Whether an action asks for the very same again; all others lead to the form. */
export const asksAgain = (action: EndingAction): boolean =>
  action === 'retry' || action === 'wait' || action === 'run-again';

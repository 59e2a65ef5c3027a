import type { ApiFailure } from '@kinora/api-client';
import { unreachable } from '@kinora/contracts';
import { FILE_SLOTS } from '@kinora/contracts/catalogue';
import type { createCreations, retryCreation } from '@kinora/contracts/creations';
import type { RefusalOf } from '@kinora/contracts/wire';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

import { scriptName } from './script-name.ts';

/** Everything asking for a clip can be refused for. */
export type SubmitFailure = ApiFailure<RefusalOf<typeof createCreations> | RefusalOf<typeof retryCreation>>;

type Refused = Extract<SubmitFailure, { kind: 'refused' }>;

const NO_QUOTE = { total: 0, balance: 0 };

const captionWords = (line: number, name: string | null): MessageDescriptor =>
  name === null
    ? msg`Prompt ${line} has a caption in a script that isn’t supported yet. Nothing was charged. Remove the quoted words.`
    : msg`Prompt ${line} has a caption in ${name} script, which isn’t supported yet. Nothing was charged. Remove the quoted words.`;

function contentWords({ details: { reason, script, line } }: Refused, locale: string): MessageDescriptor {
  if (reason === 'script-without-font') {
    const name = scriptName(script ?? '', locale);
    if (line !== undefined) return captionWords(line, name);
    return name === null
      ? msg`Captions in this script aren’t supported yet. Nothing was charged. Remove the quoted words.`
      : msg`Captions in ${name} script aren’t supported yet. Nothing was charged. Remove the quoted words.`;
  }
  return msg`The model declined this prompt. Nothing was charged. Edit the prompt and try again.`;
}

function banWords({ details: { reason } }: Refused): MessageDescriptor {
  if (reason === 'plan-needed') {
    return msg`Batches, Full HD and some effects need a plan. Nothing was charged. See plans or change your settings.`;
  }
  if (reason === 'no-trial') {
    return msg`This effect has no free trial on this server. Nothing was charged. Reload the page to see its price.`;
  }
  if (reason === 'no-own-key') {
    return msg`Your key for this model is gone. Nothing was sent. Add it again in your account, or create with credits.`;
  }
  if (reason === 'own-key-day') {
    return msg`Your key has reached its daily limit. Nothing was sent. Create with credits, or try again tomorrow.`;
  }
  return msg`Your credits can’t be used for this model. Nothing was charged. Choose the local preview engine.`;
}

const TRIAL_WORDS = {
  'trial-used': msg`You’ve already tried this effect for free. Nothing was charged. Press Create to pay with credits.`,
  'trial-day': msg`You’ve used today’s free trials. Nothing was charged. Press Create to pay with credits.`,
} as const;

const quoteOf = ({ details }: Refused) => details.quote ?? NO_QUOTE;

function refusalWords(failure: Refused, locale: string): MessageDescriptor {
  const { total, balance } = quoteOf(failure);
  switch (failure.reason) {
    case 'not-enough-credits':
      return msg`You’re ${plural(total - balance, { one: '# credit', other: '# credits' })} short. Nothing was charged. Get credits or choose a smaller clip.`;
    case 'not-allowed':
      return banWords(failure);
    case 'trial-used':
    case 'trial-day':
      return TRIAL_WORDS[failure.reason];
    case 'key-reused':
      return msg`Your request changed since it was last sent. Nothing was charged. Press Create again.`;
    case 'price-changed':
      return msg`The price is now ${plural(total, { one: '# credit', other: '# credits' })}. Nothing was charged. Press Create again to accept.`;
    case 'content-refused':
      return contentWords(failure, locale);
    case 'unknown-creation':
      return msg`This clip no longer exists. Nothing was charged. Reload the page.`;
    case 'still-running':
      return msg`This clip is still being created. Nothing was charged. Wait until it’s done.`;
    default:
      return unreachable(failure.reason);
  }
}

/** What is wrong with one of several prompts. */
function lineWords({ prompt }: Readonly<Record<string, string>>, line: number): MessageDescriptor {
  if (prompt === 'missing') return msg`Prompt ${line} is empty. Nothing was charged. Add text or remove it.`;
  if (prompt === 'too-long') return msg`Prompt ${line} is too long for this model. Nothing was charged. Shorten it.`;
  return msg`Prompt ${line} can’t be used. Nothing was charged. Edit it and try again.`;
}

/** Whether a field that brings a file is what was wrong. */
const isOfFile = (fields: Readonly<Record<string, string>>): boolean => FILE_SLOTS.some((slot) => slot in fields);

/** What is wrong with the settings, by the first field that says more than that. */
function invalidWords({ fields, line }: Extract<SubmitFailure, { kind: 'invalid' }>): MessageDescriptor {
  if (line !== undefined) return lineWords(fields, line);
  if (fields.resolution === 'not-above-source') {
    return msg`Your video already has this resolution. Nothing was charged. Choose a larger one or a look.`;
  }
  if (isOfFile(fields)) {
    return msg`One of its files is no longer on the server. Nothing was charged. Open the page it was made on, add the file again and press Create.`;
  }
  return msg`These settings can’t be used. Nothing was charged. Change them and try again.`;
}

function busyWords(seconds: number | null): MessageDescriptor {
  return seconds === null
    ? msg`The server is busy. Nothing was charged. Try again in a minute.`
    : msg`The server is busy. Nothing was charged. Try again in ${seconds} s.`;
}

/** What happened, what it means for the credits, what to do next, for a page in `locale`. A new refusal stops compiling here. */
export function submitWords(failure: SubmitFailure, locale: string): MessageDescriptor {
  switch (failure.kind) {
    case 'refused':
      return refusalWords(failure, locale);
    case 'invalid':
      return invalidWords(failure);
    case 'busy':
      return busyWords(failure.retryAfter);
    case 'session-expired':
      return msg`Your session ended. Nothing was charged. Log in and press Create again.`;
    case 'unreachable':
      return msg`The server didn’t respond. You won’t be charged twice. Press Create again.`;
    case 'unexpected':
      return msg`Something went wrong on our side. You won’t be charged twice. Press Create again.`;
    default:
      return unreachable(failure);
  }
}

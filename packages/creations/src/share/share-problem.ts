import type { ApiFailure } from '@kinora/api-client';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const brokenWords = msg`Something went wrong on our side. Nothing was changed. Try again.`;
const endedWords = msg`Your session ended. Log in and try again.`;

const refusalWords = (reason: string): MessageDescriptor => {
  if (reason === 'unknown-creation') return msg`This clip no longer exists. Reload the page.`;
  return reason === 'not-ready' ? msg`Only finished clips can be shared.` : endedWords;
};

const WORDS: Readonly<Record<Exclude<ApiFailure['kind'], 'refused'>, MessageDescriptor>> = {
  'session-expired': endedWords,
  unreachable: msg`Kinora can’t be reached. Check your connection and try again.`,
  busy: msg`The server is busy. Try again in a moment.`,
  invalid: brokenWords,
  unexpected: brokenWords,
};

/** Why a clip's link could not be read or changed, and what to do. */
export const shareProblem = (failure: ApiFailure): MessageDescriptor =>
  failure.kind === 'refused' ? refusalWords(failure.reason) : WORDS[failure.kind];

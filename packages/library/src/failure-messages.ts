import type { ApiFailure } from '@kinora/api-client';
import { FOLDERS_MAX } from '@kinora/contracts/library';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

function refusalWords(reason: string): MessageDescriptor {
  switch (reason) {
    case 'not-allowed':
      return msg`Downloading several clips at once needs a plan. Download them one by one or see plans.`;
    case 'nothing-ready':
      return msg`None of these clips is ready, so there’s nothing to download.`;
    case 'name-taken':
      return msg`You already have a folder with this name. Choose another name.`;
    case 'too-many-folders':
      return msg`You have ${FOLDERS_MAX} folders, which is the limit. Remove one first.`;
    case 'unknown-folder':
      return msg`This folder no longer exists. Reload the page.`;
    case 'unknown-creation':
      return msg`This clip no longer exists. Reload the page.`;
    default:
      return msg`Your session ended. Log in and try again.`;
  }
}

const brokenWords = () => msg`Something went wrong on our side. Nothing was changed. Try again.`;

const WORDS: Readonly<Record<Exclude<ApiFailure['kind'], 'refused'>, () => MessageDescriptor>> = {
  'session-expired': () => msg`Your session ended. Log in and try again.`,
  unreachable: () => msg`Kinora can’t be reached. Check your connection and try again.`,
  busy: () => msg`The server is busy. Try again in a moment.`,
  invalid: brokenWords,
  unexpected: brokenWords,
};

/** What went wrong in the library, and what to do. */
export const libraryProblem = (failure: ApiFailure): MessageDescriptor =>
  failure.kind === 'refused' ? refusalWords(failure.reason) : WORDS[failure.kind]();

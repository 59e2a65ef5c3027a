import type { ApiFailure } from '@kinora/api-client';
import { PROJECTS_MAX } from '@kinora/contracts/projects';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

function refusalMessage(reason: string): MessageDescriptor {
  switch (reason) {
    case 'too-many-projects':
      return msg`You have ${PROJECTS_MAX} projects, which is the limit. Delete one and empty the trash first.`;
    case 'unknown-project':
      return msg`This project no longer exists. Reload the page.`;
    case 'revision-conflict':
      return msg`This project was changed at the same time. Try again.`;
    case 'project-too-large':
      return msg`This project is too large to save. Remove some clips first.`;
    case 'invalid-project':
      return msg`The server can’t read this project. Nothing was changed.`;
    default:
      return msg`Your session ended. Log in and try again.`;
  }
}

const broken = () => msg`Something went wrong on our side. Nothing was changed. Try again.`;

const MESSAGES: Readonly<Record<Exclude<ApiFailure['kind'], 'refused'>, () => MessageDescriptor>> = {
  'session-expired': () => msg`Your session ended. Log in and try again.`,
  unreachable: () => msg`Kinora can’t be reached. Check your connection and try again.`,
  busy: () => msg`The server is busy. Try again in a moment.`,
  invalid: broken,
  unexpected: broken,
};

/** What went wrong with a project, and what to do. */
export const projectProblem = (failure: ApiFailure): MessageDescriptor =>
  failure.kind === 'refused' ? refusalMessage(failure.reason) : MESSAGES[failure.kind]();

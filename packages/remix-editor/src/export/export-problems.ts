import { unreachable } from '@kinora/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { projectProblem } from '../projects-page/project-messages.ts';
import type { ServerExportFailure } from './export-atoms.ts';
import type { ExportFailure } from './export-messages.ts';

const REFUSALS: Readonly<Record<string, MessageDescriptor>> = {
  'too-long': msg`The project is longer than your plan allows. Mark a range with I and O, or upgrade.`,
  'plan-needed': msg`This size or an effect in the project needs a plan. Choose a smaller size or see plans.`,
  'empty-project': msg`The timeline is empty. Add a clip first.`,
  'media-missing': msg`Some of the project’s files are missing. Replace or remove those clips, then export again.`,
  'invalid-project': msg`The server can’t read this project. Undo the last step and export again.`,
  'too-many-exports': msg`Two exports are already running. Wait for one to finish, then export again.`,
};

/** Why the server makes no film, and what to do. */
export function serverExportProblem(failure: ServerExportFailure): MessageDescriptor {
  if (failure.kind === 'unsaved')
    return msg`Your latest edits aren’t on the server yet. They’re saved here. Export again when you’re back online.`;
  const known = failure.kind === 'refused' ? REFUSALS[failure.reason] : undefined;
  return known ?? projectProblem(failure);
}

/** Why there is no file, and what to do. */
export function browserExportProblem(failure: ExportFailure): MessageDescriptor {
  switch (failure.reason) {
    case 'cancelled':
      return msg`You stopped the export. Nothing was saved.`;
    case 'empty':
      return msg`The timeline is empty. Add a clip first.`;
    case 'unsupported':
      return msg`This browser can’t write H.264. Export on the server instead.`;
    case 'media-missing':
      return msg`One of the project’s files can’t be read. Replace or remove its clip, then export again.`;
    case 'broken':
      return msg`The export stopped unexpectedly. Nothing was saved. Try again or export on the server.`;
    default:
      return unreachable(failure);
  }
}

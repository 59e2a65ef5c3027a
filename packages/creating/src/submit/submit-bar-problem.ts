import type { SubmitOutcome } from '@kinora/creations';
import { isFileToBlame } from '@kinora/creations/files';
import { fieldOfFile } from '@kinora/source-files';
import type { MessageDescriptor } from '@lingui/core';

import { outcomeWords } from '../saved/outcome-messages.ts';

/** What to say of the last press in the submit bar; a refused file is told where it is. */
export function submitBarProblem(outcome: SubmitOutcome | null, locale: string): MessageDescriptor | null {
  if (outcome?.kind === 'file-failed') return isFileToBlame(outcome.failure) ? null : outcomeWords(outcome, locale);
  return outcome?.kind === 'failed' || outcome?.kind === 'not-kept' ? outcomeWords(outcome, locale) : null;
}

/** Brings the eye to the file that a request failed for. */
export function showRefused(outcome: SubmitOutcome | null): void {
  if (outcome?.kind !== 'file-failed' || !isFileToBlame(outcome.failure)) return;
  document.getElementById(fieldOfFile(outcome.field))?.scrollIntoView({ block: 'center' });
}

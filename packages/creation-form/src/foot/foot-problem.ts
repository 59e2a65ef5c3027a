import { isPicturesFault, type SubmitOutcome } from '@kinora/creations';
import type { MessageDescriptor } from '@lingui/core';

import { pictureFieldId } from '../own-pictures/go-to-field.ts';
import { outcomeWords } from '../saved/outcome-words.ts';

/** What to say of the last press in the foot; a refused picture is told where it is. */
export function footProblem(outcome: SubmitOutcome | null, locale: string): MessageDescriptor | null {
  if (outcome?.kind === 'file-failed') return isPicturesFault(outcome.failure) ? null : outcomeWords(outcome, locale);
  return outcome?.kind === 'failed' || outcome?.kind === 'not-kept' ? outcomeWords(outcome, locale) : null;
}

/** Brings the eye to the picture that an order failed for. */
export function showRefused(outcome: SubmitOutcome | null): void {
  if (outcome?.kind !== 'file-failed' || !isPicturesFault(outcome.failure)) return;
  const place = outcome.field === 'first' ? 'first' : 'second';
  document.getElementById(pictureFieldId(place))?.scrollIntoView({ block: 'center' });
}

import type { InputProblems } from '@kinora/contracts/catalogue';
import type { SubmitOutcome } from '@kinora/creations';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { otherProblemWords, promptProblemWords } from '../draft/problem-messages.ts';
import { submitBarProblem } from '../submit/submit-bar-problem.ts';
import type { CompareProblem } from './compare-atoms.ts';

/** Why one model cannot make the clip; `max`: characters of a prompt that it reads. Undefined where it can. */
export function candidateWords({ references, ...problems }: InputProblems, max: number): MessageDescriptor | undefined {
  if (problems.prompt !== undefined) return promptProblemWords(problems.prompt, { max });
  if (references !== undefined) return msg`Takes fewer reference images than you added.`;
  return otherProblemWords(problems);
}

/** Why nothing can be compared, and what to do. */
export const COMPARE_PROBLEMS: Readonly<Record<CompareProblem, MessageDescriptor>> = {
  'one-prompt': msg`You can compare clips of one prompt. Close this, and leave the list or the choices in braces first.`,
  'prompt-missing': msg`Describe what happens in the clip first.`,
  'too-few': msg`Choose at least two.`,
  draft: msg`This model can’t make your settings. Change them first.`,
};

/** What to say of the last press. */
export function compareOutcomeWords(outcome: SubmitOutcome | null, locale: string): MessageDescriptor | null {
  const isInvalid = outcome?.kind === 'failed' && outcome.failure.kind === 'invalid';
  return isInvalid
    ? msg`One of these models can’t make this clip. Nothing was charged. Choose others or change the settings.`
    : submitBarProblem(outcome, locale);
}

import { checkedDraftAtom, modeAtom, promptProblemWords } from '@kinora/creating';
import { wasPressedAtom } from '@kinora/creating/submit';
import type { MessageDescriptor } from '@lingui/core';
import { atom } from 'jotai';

/** What the chosen model says to the prompt. */
export interface PromptFacts {
  /** The most characters it reads. */
  readonly limit: number;
  /** That it is empty is said only after a press of Create. */
  readonly problem: MessageDescriptor | undefined;
  /** A clip can be made without a word. */
  readonly isOptional: boolean;
}

export const promptFactsAtom = atom((get): PromptFacts => {
  const { promptMax: limit, isWordless: isOptional = false } = get(modeAtom);
  const checked = get(checkedDraftAtom);
  const problem = checked.ok ? undefined : checked.failure.prompt;
  const isSaid = problem !== undefined && (get(wasPressedAtom) || problem !== 'missing');
  return { limit, isOptional, problem: isSaid ? promptProblemWords(problem, { max: limit }) : undefined };
});

import { COUNT_MAX, fail, ok, type Result } from '@kinora/contracts';
import { tidyText } from '@kinora/contracts/catalogue';
import type { CreationInput } from '@kinora/contracts/creations';

import type { CheckedRequest, ClipRequestInput, RequestDeps, RequestProblem } from './checked-request.ts';
import { checkRequest } from './clip-request.ts';

export interface ListedInput extends ClipRequestInput {
  /** Several prompts of one order; without them it is the input's own. */
  readonly prompts?: readonly string[] | undefined;
  /** Clips of each. */
  readonly count: number;
}

/** A request for all clips of an order: one input for each prompt, everything else the same for all. */
export interface CheckedList extends CheckedRequest {
  readonly inputs: readonly CreationInput[];
  /** Clips in all. */
  readonly count: number;
}

/** What is wrong, and with which prompt where there are several, from 1. */
export interface ListProblem {
  readonly reason: RequestProblem['reason'];
  readonly details: RequestProblem['details'] & { readonly line?: number };
}

const invalid = (fields: Readonly<Record<string, string>>) => fail({ reason: 'invalid', details: { fields } } as const);

/** What is wrong with asking for a list at all; null for nothing. */
function refusalOf({ mode, input, count }: ListedInput, prompts: readonly string[]) {
  if (mode === 'effect') return invalid({ prompts: 'not-supported' });
  if (input.prompt !== undefined) return invalid({ prompt: 'not-supported' });
  return prompts.length * count > COUNT_MAX ? invalid({ prompts: 'too-many' }) : null;
}

/**
 * Checks each prompt as if it came alone. All lines have the same seed, so that a line is drawn as its preview was; the
 * first one decides what is the same for all: price, route, files and length.
 */
export function checkList(asked: ListedInput, deps: RequestDeps): Result<CheckedList, ListProblem> {
  const { model, mode, input, prompts, count } = asked;
  if (prompts === undefined) {
    const checked = checkRequest({ model, mode, input }, deps);
    return checked.ok ? ok({ ...checked.value, inputs: [checked.value.input], count }) : checked;
  }
  const refusal = refusalOf(asked, prompts);
  if (refusal) return refusal;
  const seed = deps.random();
  const requests: CheckedRequest[] = [];
  for (const [at, prompt] of prompts.entries()) {
    const line = at + 1;
    // Where a model takes no words a line of nothing would still be a clip.
    if (tidyText(prompt) === '') {
      return fail({ reason: 'invalid', details: { fields: { prompt: 'missing' }, line } });
    }
    const checked = checkRequest({ model, mode, input: { ...input, prompt } }, { ...deps, random: () => seed });
    if (!checked.ok) {
      const { details, reason } = checked.failure;
      return fail({ reason, details: { ...details, line } });
    }
    requests.push(checked.value);
  }
  const [first] = requests;
  if (!first) return invalid({ prompts: 'missing' });
  return ok({ ...first, inputs: requests.map((one) => one.input), count: prompts.length * count });
}

import { fail, type Result } from '@kinora/contracts';

import { submitCreations, type ResubmitProblem, type SubmitDeps, type SubmittedClips } from './submit-creations.ts';

export interface RetryInput {
  readonly memberId: string;
  readonly id: string;
  readonly expected: number;
  readonly key: string;
}

const ENDED = ['ready', 'declined', 'failed', 'cancelled', 'expired'];

/** A new creation with the input of an ended one, at today's price and with its own hold; of a free trial, too. */
export async function retryCreation(
  deps: SubmitDeps,
  { memberId, id, expected, key }: RetryInput,
): Promise<Result<SubmittedClips, ResubmitProblem | { readonly reason: 'unknown-creation' | 'still-running' }>> {
  const old = await deps.creations.find(memberId, id);
  // An export is asked for again at its project.
  if (!old || old.mode === 'edit') return fail({ reason: 'unknown-creation' });
  if (!ENDED.includes(old.state)) return fail({ reason: 'still-running' });
  const { input, mode, model } = old;
  const ownKey = old.ownKey ?? undefined;
  return submitCreations(deps, { memberId, model, mode, input, count: 1, expected, key, parents: [id], ownKey });
}

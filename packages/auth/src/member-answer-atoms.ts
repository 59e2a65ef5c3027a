import { createAnswer, type AnswerOptions } from '@kinora/api-client';

import { memberIdAtom } from './session-atoms.ts';

/** An answer that belongs to the member who is here: a guest is asked for nothing, the next member sees nothing of it. */
export function createMemberAnswer<Value, Failure>(options: Omit<AnswerOptions<string, Value, Failure>, 'ownerAtom'>) {
  return createAnswer({ ...options, ownerAtom: memberIdAtom });
}

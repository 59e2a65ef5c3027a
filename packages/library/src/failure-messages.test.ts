import { expect, it } from 'vitest';

import { libraryProblem } from './failure-messages.ts';

const said = (problem: ReturnType<typeof libraryProblem>) => problem.message;

it.each([
  ['name-taken', 'You already have a folder with this name. Choose another name.'],
  ['something new', 'Your session ended. Log in and try again.'],
])('says what the refusal %s means, and what to do', (reason, words) => {
  expect(said(libraryProblem({ kind: 'refused', reason, details: {} }))).toBe(words);
});

it.each([
  [{ kind: 'unreachable' } as const, 'Kinora can’t be reached. Check your connection and try again.'],
  [
    { kind: 'unexpected', code: 1, requestId: null } as const,
    'Something went wrong on our side. Nothing was changed. Try again.',
  ],
])('says what failed on the way: %j', (failure, words) => {
  expect(said(libraryProblem(failure))).toBe(words);
});

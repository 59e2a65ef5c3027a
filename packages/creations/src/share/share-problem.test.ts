import { expect, it } from 'vitest';

import { shareProblem } from './share-problem.ts';

const refused = (reason: string) => shareProblem({ kind: 'refused', reason, details: {} }).message;

it('says why a link was not changed, and what to do', () => {
  expect(refused('unknown-creation')).toBe('This clip no longer exists. Reload the page.');
  expect(refused('not-ready')).toBe('Only finished clips can be shared.');
  expect(refused('members-only')).toBe('Your session ended. Log in and try again.');
  expect(shareProblem({ kind: 'unreachable' }).message).toMatch(/^Kinora can’t be reached/);
});

// @vitest-environment happy-dom
import type { SubmitOutcome } from '@kinora/creations';
import { afterEach, expect, it, vi } from 'vitest';

import { submitBarProblem, showRefused } from './submit-bar-problem.ts';

const failed = (reason: string): SubmitOutcome => ({
  kind: 'file-failed',
  field: 'last',
  failure: { kind: 'file-refused', reason, detail: {} },
});

afterEach(() => document.body.replaceChildren());

it('speaks of what is not told beside a picture', () => {
  expect(submitBarProblem(failed('damaged'), 'en')).toBeNull();
  expect(submitBarProblem({ kind: 'not-kept' }, 'en')).not.toBeNull();
  expect(
    submitBarProblem({ kind: 'file-failed', field: 'last', failure: { kind: 'unreachable' } }, 'en'),
  ).not.toBeNull();
  expect(submitBarProblem({ kind: 'login' }, 'en')).toBeNull();
  expect(submitBarProblem(null, 'en')).toBeNull();
});

it('brings the eye to the picture that was refused', () => {
  const field = Object.assign(document.createElement('div'), { id: 'picture-second' });
  const scroll = vi.fn<() => void>();
  field.scrollIntoView = scroll;
  document.body.append(field);
  showRefused({ kind: 'login' });
  expect(scroll).not.toHaveBeenCalled();
  showRefused(failed('damaged'));
  expect(scroll).toHaveBeenCalledOnce();
});

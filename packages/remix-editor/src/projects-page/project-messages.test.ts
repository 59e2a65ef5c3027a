import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';

import { projectProblem } from './project-messages.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });
const say = (...failure: Parameters<typeof projectProblem>) => i18n._(projectProblem(...failure));

it('says of every refusal what to do', () => {
  const reasons = [
    'too-many-projects',
    'unknown-project',
    'revision-conflict',
    'project-too-large',
    'invalid-project',
    'members-only',
  ];
  const said = reasons.map((reason) => say({ kind: 'refused', reason, details: {} }));
  expect(new Set(said).size).toBe(reasons.length);
  expect(said[0]).toContain('500');
});

it('says of every other failure what to do', () => {
  expect(say({ kind: 'unreachable' })).toContain('connection');
  expect(say({ kind: 'session-expired' })).toContain('Log in');
  expect(say({ kind: 'busy', retryAfter: null })).toContain('busy');
  expect(say({ kind: 'unexpected', code: 500, requestId: null })).toBe(say({ kind: 'invalid', fields: {} }));
});

import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';

import { candidateWords, compareOutcomeWords } from './compare-messages.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const said = (...problem: Parameters<typeof candidateWords>) => {
  const words = candidateWords(...problem);
  return words && i18n._(words);
};

it('says why a model cannot make a clip, the prompt first', () => {
  expect(said({}, 2000)).toBeUndefined();
  expect(said({ prompt: 'too-long', seconds: 'not-supported' }, 1500)).toContain('1500 characters');
  expect(said({ references: 'too-many' }, 2000)).toBe('Takes fewer reference images than you added.');
  expect(said({ seconds: 'not-supported' }, 2000)).toContain('no longer available');
});

it('speaks of models where a request cannot be made, and as the form does of all else', () => {
  const invalid = { kind: 'invalid', fields: { seconds: 'not-supported' }, line: 2 } as const;
  const words = compareOutcomeWords({ kind: 'failed', failure: invalid }, 'en');
  expect(words && i18n._(words)).toContain('One of these models');
  const lost = compareOutcomeWords({ kind: 'failed', failure: { kind: 'unreachable' } }, 'en');
  expect(lost && i18n._(lost)).toContain('won’t be charged twice');
  expect([compareOutcomeWords(null, 'en'), compareOutcomeWords({ kind: 'login' }, 'en')]).toEqual([null, null]);
});

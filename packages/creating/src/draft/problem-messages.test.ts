import { checkInput } from '@kinora/contracts/catalogue';
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';

import { otherProblemWords, promptProblemWords } from './problem-messages.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const problemsOf = (...asked: Parameters<typeof checkInput>) => {
  const result = checkInput(...asked);
  return result.ok ? {} : result.failure;
};
const other = (...asked: Parameters<typeof checkInput>) => {
  const words = otherProblemWords(problemsOf(...asked));
  return words && i18n._(words);
};

describe('promptProblemWords', () => {
  it('says what is missing and how long a prompt may be', () => {
    const long = problemsOf('local', 'text', { prompt: 'x'.repeat(5000) }).prompt ?? '';
    expect(i18n._(promptProblemWords(long, { max: 2000 }))).toContain('2000 characters');
    const empty = problemsOf('local', 'text', { prompt: ' \n ' }).prompt ?? '';
    expect(i18n._(promptProblemWords(empty, { max: 2000 }))).toBe('Describe what happens in the clip.');
  });
});

describe('otherProblemWords', () => {
  it('says nothing when only the prompt is wrong', () => {
    expect(other('local', 'text', { prompt: '' })).toBeUndefined();
  });

  it('names the seed, the combination and the model', () => {
    expect(other('local', 'text', { prompt: 'x', seed: 0.5 })).toContain('seed');
    expect(other('hailuo-02', 'text', { prompt: 'x', resolution: '1080p', seconds: 10 })).toContain('work together');
    expect(other('local', 'effect', { prompt: 'x' })).toContain('model');
    expect(other('local', 'text', { prompt: 'x', negative: 'y'.repeat(1001) })).toContain('negative prompt');
    expect(other('local', 'text', { prompt: 'x', style: 'oil' })).toContain('settings');
  });
});

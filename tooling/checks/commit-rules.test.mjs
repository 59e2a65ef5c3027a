import { describe, expect, it } from 'vitest';

import { subjectBreach } from './commit-rules.mjs';

describe('the subject of a commit', () => {
  it.each([
    'feat(credits): show what a plan adds',
    'fix(api)!: refuse a second key',
    'refactor(ui, home): take the card apart',
    'docs: say where the books are',
    `fix(api): ${'a'.repeat(62)}`,
  ])('may be: %s', (subject) => {
    expect(subjectBreach(subject)).toBeUndefined();
  });

  it.each([
    [`fix(api): ${'a'.repeat(63)}`, 'has 73 characters, more than 72'],
    ['Show what a plan adds', 'is not "type(scope): sentence"'],
    ['feat(Credits): show it', 'is not "type(scope): sentence"'],
    ['feat(credits):show it', 'is not "type(scope): sentence"'],
    ['feat(): show it', 'is not "type(scope): sentence"'],
    ['feat(credits): ', 'is not "type(scope): sentence"'],
    ['feature(credits): show it', 'has the type feature'],
    ['feat(credits): show it.', 'ends with a full stop'],
    ['fixup! feat(credits): show it', 'is not squashed yet'],
  ])('is wrong as: %s', (subject, breach) => {
    expect(subjectBreach(subject)).toContain(breach);
  });
});

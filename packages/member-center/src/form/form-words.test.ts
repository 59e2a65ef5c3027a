import { describe, expect, it } from 'vitest';

import { formWords } from './form-words.ts';

describe('words of a form', () => {
  it.each([
    ['login.passwordErrorUsed', 'This is the password you have. Choose another one.'],
    ['member.word', 'Type the word as it is shown, to be sure.'],
    ['login.passwordErrorNull', 'Enter your password.'],
  ])('%s', (problem, message) => {
    expect(formWords(problem).message).toBe(message);
  });
});

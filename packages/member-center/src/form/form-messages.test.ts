import { describe, expect, it } from 'vitest';

import { formWords } from './form-messages.ts';

describe('words of a form', () => {
  it.each([
    ['login.passwordErrorUsed', 'This is your current password. Choose another one.'],
    ['member.word', 'Type the word exactly as shown.'],
    ['login.passwordErrorNull', 'Enter your password.'],
  ])('%s', (problem, message) => {
    expect(formWords(problem).message).toBe(message);
  });
});

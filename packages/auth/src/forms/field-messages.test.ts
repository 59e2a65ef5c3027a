import { credentials, credentialsFor } from '@kinora/contracts/identity-schemas';
import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';

import { fieldMessage } from './field-messages.ts';

function problemsOf(input: unknown, schema: Pick<typeof credentials, 'validateSync'> = credentials): readonly string[] {
  try {
    schema.validateSync(input, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

const inputs = [{}, { email: 'ada', password: 'short' }, { email: 'a@b.example', password: 'pässword' }];
const long = problemsOf({ email: 'a@b.example', password: 'short' }, credentialsFor('hardened', true));
const problems = [...new Set([...inputs.flatMap((input) => problemsOf(input)), ...long])];

describe('fieldMessage', () => {
  it('knows every problem the schema can name', () => {
    expect(problems.toSorted()).toEqual([
      'login.emailErrorNull',
      'login.emailErrorReg',
      'login.passwordErrorLength',
      'login.passwordErrorLengthLong',
      'login.passwordErrorNull',
      'login.passwordErrorReg',
    ]);
  });

  it.each(problems)('has a sentence under the id %s', (problem) => {
    expect(fieldMessage(problem)).toMatchObject({ id: problem, message: expect.stringMatching(/^[A-Z].+\.$/) });
  });

  it('has a plain sentence for anything else', () => {
    expect(fieldMessage('surprise').message).toBe('Check this field.');
  });
});

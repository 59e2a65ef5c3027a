import { describe, expect, it } from 'vitest';

import { supportInput } from './support-schemas.ts';

const read = (message: unknown) => supportInput.validate({ topic: 'other', email: 'ada@example.com', message });

describe('a message to the operator', () => {
  it('keeps its lines and loses what nobody can see', async () => {
    expect((await read(' one\u0000\r\ntwo\u0007 ')).message).toBe('one\ntwo');
  });

  it.each(['', ' ', '\u0000', undefined])('that says nothing is none: %j', async (message) => {
    await expect(read(message)).rejects.toThrow('support.messageNull');
  });
});

import { createHash } from 'node:crypto';

import { afterAll, expect, it } from 'vitest';

import { plainPasswords } from '../../adapters/identity/memory-identity.ts';
import { signUpMember } from '../../testing/api-member.ts';
import { startTestProduct } from '../../testing/test-product.ts';

const product = await startTestProduct({}, { KINORA_LIMITS: 'real' }, { passwords: plainPasswords });
afterAll(() => product.close());

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const right = md5('paper-boat-7');
const other = md5('paper-boat-8');

it('lets a session guess the password ten times, whatever it is asked for', async () => {
  const ada = await signUpMember(product.url, 'ada@example.com');
  for (let count = 0; count < 20; count += 1) {
    expect(await ada.call('changePassword', { password: right, current: right })).toMatchObject({ code: 400 });
  }
  for (let count = 0; count < 5; count += 1) {
    expect(await ada.call('changePassword', { password: other, current: md5(`guess ${count}`) })).toMatchObject({
      code: 409,
    });
    expect(await ada.call('deleteAccount', { current: md5(`guess ${count}`) })).toMatchObject({ code: 409 });
  }
  const refused = await ada.call('changeEmail', { email: 'eve@example.com', current: right });
  expect(refused).toMatchObject({ code: 429, msg: 'busy' });
  expect(refused.data).toMatchObject({ retry_after: expect.any(Number) });
  const bea = await signUpMember(product.url, 'bea@example.com');
  expect(await bea.call('changePassword', { password: other, current: right })).toMatchObject({ code: 200 });
});

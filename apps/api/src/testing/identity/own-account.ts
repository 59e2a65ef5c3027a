import { createHash } from 'node:crypto';

import { login } from '@kinora/contracts/identity';

import { callApi, memberAt, signUpMember, type ApiMember } from '../api-member.ts';
import type { TestProduct } from '../test-product.ts';

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
/** That of `signUpMember`. */
export const PASSWORD = md5('paper-boat-7');
export const OTHER_PASSWORD = md5('river-stone-4');

export interface OwnAccount extends ApiMember {
  readonly email: string;
  readonly id: string;
  signIn(password?: string): ReturnType<typeof callApi<typeof login>>;
  /** Another session of the same member. */
  again(): Promise<ApiMember>;
  /** Kinds of the mails to an address, the account's own by default. */
  mails(to?: string): Promise<readonly string[]>;
}

/** Members of a server under test, each with an address of its own. */
export function accountsOf(product: TestProduct) {
  let count = 0;
  const mailsTo = async (email: string) => {
    const mails = await product.db.selectFrom('mail').select('kind').where('recipient', '=', email).execute();
    return mails.map(({ kind }) => kind);
  };
  return async (name = `member${(count += 1)}`): Promise<OwnAccount> => {
    const email = `${name}@example.com`;
    const member = await signUpMember(product.url, email);
    const { data } = await member.call('getProfile', {});
    const signIn = (password = PASSWORD) => callApi(product.url, login, { input: { email, password } });
    return {
      ...member,
      email,
      id: data.id,
      signIn,
      again: async () => memberAt(product.url, (await signIn()).data.token),
      mails: (to = email) => mailsTo(to),
    };
  };
}

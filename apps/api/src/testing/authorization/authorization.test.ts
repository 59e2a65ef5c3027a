import { ENDPOINTS, type EndpointName } from '@kinora/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { bindingCookie } from '../../http/visitor.ts';
import { signUpMember } from '../api-member.ts';
import { startTestProduct, type TestProduct } from '../test-product.ts';
import { createIdentities, IDENTITIES, type Identity } from './identities.ts';
import { AUTHORIZATION } from './matrix.data.ts';
import { sendCall } from './send-call.ts';
import { wellFormed, type Belongings } from './well-formed.ts';

/** Calls of the contract that no route serves so far; a route that is there now must leave the list. */
const NOT_SERVED_YET: readonly EndpointName[] = [
  'authCallback',
  'authLogin',
  'bindDevice',
  'changeEmail',
  'changeNoticeEmail',
  'changePassword',
  'checkCode',
  'checkEmailRegister',
  'confirmAddress',
  'contactSupport',
  'deleteAccount',
  'editPassword',
  'editProfile',
  'endSession',
  'exportAccount',
  'getNoticeEmail',
  'getProfile',
  'keepAccount',
  'listSessions',
  'mintTicket',
  'sendCode',
  'sendConfirmation',
  'unlinkSignIn',
];
/** The profile `hardened` alone has these. */
const HARDENED_ONLY: readonly EndpointName[] = [
  'postAuthLogin',
  'postCheckCode',
  'postCheckEmailRegister',
  'postEditPassword',
  'postNoticeEmail',
  'postSendCode',
];
const ABSENT = [...NOT_SERVED_YET, ...HARDENED_ONLY];

// Our own list: the compiler has seen that the names are those of the contract.
const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
const cellsOf = (name: EndpointName) => AUTHORIZATION[name].split(' ');

let product: TestProduct;
let identify: ReturnType<typeof createIdentities>;
let things: Belongings;
let count = 0;

async function memberId(email: string) {
  const found = await product.members.findByEmail(email);
  if (!found) throw new Error(`${email} did not sign up`);
  return found.id;
}

/** One upload that is begun and no more, of the member. */
async function beginUpload(token: string) {
  const response = await fetch(`${product.url}${ENDPOINTS.beginUpload.path}`, {
    method: 'POST',
    headers: { token, 'tus-resumable': '1.0.0', 'upload-length': '10', 'upload-metadata': 'filename Ym9hdC5wbmc=' },
  });
  return response.headers.get('location')?.split('/').at(-1) ?? '';
}

async function gather(email: string): Promise<Belongings> {
  const member = await signUpMember(product.url, email);
  await signUpMember(product.url, 'eve@example.com');
  const ids = { member: await memberId(email), otherMember: await memberId('eve@example.com') };
  identify = createIdentities(product.db, ids);
  const creations: Record<string, string> = {};
  const uploads: Record<string, string> = {};
  for (const name of ['cancelCreation', 'getCreation', 'removeCreation', 'retryCreation']) {
    creations[name] = (await member.create(`key-of-${name}`)).data.creations[0]?.id ?? '';
  }
  for (const name of ['continueUpload', 'getUpload', 'removeUpload', 'uploadOffset']) {
    uploads[name] = await beginUpload(member.token);
  }
  await vi.waitFor(
    async () => expect((await member.creations()).filter(({ state }) => state === 'ready')).toHaveLength(4),
    { timeout: 30_000, interval: 20 },
  );
  await identify('member');
  const session = await product.db.selectFrom('session').select('id').where('member_id', '=', ids.member).execute();
  const sessionId = session.at(-1)?.id ?? '';
  return { memberId: ids.member, email, creations, uploads, sessionId, origin: product.url };
}

beforeAll(async () => {
  product = await startTestProduct({}, { KINORA_START_CREDITS: '400' });
  things = await gather('ada@example.com');
}, 60_000);
afterAll(() => product.close());

async function knock(name: EndpointName, identity: Identity) {
  const credentials = await identify(identity);
  count += 1;
  const input = wellFormed(name, things, { credentials, nonce: `knock-${count}` });
  const cookie = bindingCookie(product.url).name;
  return sendCall(ENDPOINTS[name], { base: product.url, cookie, input, credentials });
}

describe('the authorization matrix', () => {
  it('has a row for every call of the contract and no other, and a cell for every identity', () => {
    expect(Object.keys(AUTHORIZATION).toSorted()).toEqual(NAMES.toSorted());
    for (const name of NAMES) {
      expect([name, cellsOf(name).length]).toEqual([name, IDENTITIES.length]);
      for (const cell of cellsOf(name)) expect(cell).toMatch(/^\d{3}:(?:\d+|-)$/);
    }
  });

  it('knows which calls no route serves', async () => {
    const absent: EndpointName[] = [];
    for (const name of NAMES) {
      const { status, name: reason } = await knock(name, 'none');
      if (status === 404 && reason === 'unknown-path') absent.push(name);
    }
    expect(absent.toSorted()).toEqual(ABSENT.toSorted());
  });

  it.each(NAMES.filter((name) => !NOT_SERVED_YET.includes(name)))('%s lets in whom it should', async (name) => {
    const answers = await Promise.all(
      IDENTITIES.map(async (identity) => {
        const { status, code } = await knock(name, identity);
        return `${identity} ${status}:${code ?? '-'}`;
      }),
    );
    expect(answers).toEqual(IDENTITIES.map((identity, place) => `${identity} ${cellsOf(name)[place]}`));
  });
});

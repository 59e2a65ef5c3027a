import { createHash } from 'node:crypto';

import type { EndpointName } from '@kinora/contracts';

import type { Credentials } from './identities.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What belongs to the member before anybody knocks; each call on one of these has its own. */
export interface Belongings {
  readonly memberId: string;
  readonly email: string;
  /** Ready clips and begun uploads, by the name of the endpoint that is called with it. */
  readonly creations: Readonly<Record<string, string>>;
  readonly uploads: Readonly<Record<string, string>>;
  /** Of a session that may end. */
  readonly sessionId: string;
  readonly origin: string;
}

export interface Caller {
  readonly credentials: Credentials;
  /** Different in each call. */
  readonly nonce: string;
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const WRONG = md5('not the password');
const NOBODY = '01940000-0000-7000-8000-00000000dead';
const CLIP = { prompt: 'a paper boat on a storm at night', resolution: '360p', seconds: 3, seed: 7 };
const SIGNED = { id: NOBODY, expires: 1_795_262_400, signature: 'x' };

/** The fields of a call that is right in everything but perhaps in who sends it. */
export function wellFormed(name: EndpointName, things: Belongings, { credentials, nonce }: Caller): Fields {
  const { email, memberId } = things;
  // Whoever has no token of a session names one that nobody has: a ticket would be exchanged here.
  const { token: held = 'ut_nobody' } = credentials;
  const token = held.startsWith('tk_') ? 'ut_nobody' : held;
  const id = things.creations[name] ?? things.uploads[name];
  const stime = String(Math.floor(Date.now() / 1000));
  const order = { gold_coins: 8, idempotencyKey: nonce };
  const code = { email, code: 'ABC234' };
  const password = { password: md5('paper-boat-8'), password_confirmation: md5('paper-boat-8') };
  const provider = { provider: 'google', redirect_url: `${things.origin}/` };
  const inputs: Partial<Readonly<Record<EndpointName, Fields>>> = {
    authCallback: { code: 'x', state: 'x' },
    authLogin: provider,
    beginUpload: { length: 10, metadata: `filename ${Buffer.from('boat.png').toString('base64')}` },
    bindDevice: { device_code: 'device', token },
    changeEmail: { email: `${nonce}@example.com`, current: WRONG },
    changeNoticeEmail: { email: `${nonce}@example.com`, current: WRONG },
    changePassword: { password: password.password, current: WRONG },
    checkCode: code,
    checkEmailRegister: { email },
    confirmAddress: { proof: 'nobody-was-mailed-this' },
    contactSupport: { topic: 'other', email, message: 'The fox has five legs.' },
    continueUpload: { id, offset: 0 },
    createCreations: { model: 'local', mode: 'text', input: CLIP, count: 1, ...order },
    creationEvents: { lastEventId: '' },
    deleteAccount: { current: WRONG },
    editPassword: { ...code, ...password },
    editProfile: { name: 'Ada' },
    endSession: { id: things.sessionId },
    getNoticeEmail: { email },
    initMember: { device_code: 'device', token },
    initTourists: { device_code: 'device' },
    ipInfo: { stime, proof: md5(`${stime}kinora`) },
    login: { email, password: WRONG },
    media: SIGNED,
    mintTicket: { origin: things.origin },
    postAuthLogin: provider,
    postCheckCode: code,
    postCheckEmailRegister: { email },
    postEditPassword: { ...code, ...password },
    postNoticeEmail: { email },
    postSendCode: { email, is_account_email: 1 },
    productInit: { integral_user_id: memberId, integral_token: token, device_code: 'device' },
    register: { email: `${nonce}@example.com`, password: md5('paper-boat-7') },
    retryCreation: { id, ...order },
    sendCode: { email, is_account_email: 1 },
    unlinkSignIn: { provider: 'google', current: WRONG },
  };
  return inputs[name] ?? (id === undefined ? {} : { id });
}

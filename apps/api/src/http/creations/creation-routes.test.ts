import { listCreations } from '@kinora/contracts/creations';
import { initTourists } from '@kinora/contracts/identity';
import type { PlanTier } from '@kinora/contracts/plans';
import type { ClipFailure, ClipRequest } from '@kinora/video-providers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { plainPasswords } from '../../adapters/identity/memory-identity.ts';
import { dayIn } from '../../domain/creations/day-in.ts';
import { callApi, signUpMember, type ApiMember } from '../../testing/api-member.ts';
import { plansIn } from '../../testing/money/plans.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const tiers = new Map<string, PlanTier>();
let product: TestProduct;
let members = 0;

const failure = ({ input }: ClipRequest): ClipFailure | undefined =>
  input.prompt?.includes('breaks') === true ? { reason: 'declined', detail: 'asked to' } : undefined;

beforeAll(async () => {
  product = await startTestProduct({ pace: 20, failure }, {}, { passwords: plainPasswords, plans: plansIn(tiers) });
}, 60_000);
afterAll(() => product.close());

const aMember = () => signUpMember(product.url, `member${(members += 1)}@example.com`);

async function aPayingMember() {
  const member = await aMember();
  tiers.set((await member.call('getProfile', {})).data.id, 'pro');
  return member;
}
const ended = async (member: ApiMember) =>
  expect
    .poll(async () => (await member.creations()).every(({ state }) => !['waiting', 'running'].includes(state)), {
      timeout: 10_000,
    })
    .toBe(true);

describe('creating', () => {
  it('holds, makes, charges and hands out the files', async () => {
    const ada = await aMember();
    const { data } = await ada.create('key-of-ada-1');
    expect(data).toMatchObject({
      quote: { each: 8, total: 8 },
      balance: 32,
      creations: [{ state: 'waiting', receipt: { held: 8 } }],
    });
    await ended(ada);
    const [clip] = await ada.creations();
    expect(clip).toMatchObject({ state: 'ready', done: 72, total: 72, receipt: { held: 0, charged: 8, returned: 0 } });
    const file = await fetch(`${product.url}${clip?.result?.url ?? ''}`, { headers: { range: 'bytes=0-3' } });
    expect([file.status, await file.text(), file.headers.get('content-type')]).toEqual([206, 'clip', 'video/mp4']);
    const poster = await fetch(`${product.url}${clip?.result?.poster ?? ''}`);
    expect([poster.status, poster.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
    const tampered = await fetch(`${product.url}${(clip?.result?.url ?? '').replace(/signature=../, 'signature=xx')}`);
    expect(tampered.status).toBe(404);
  });

  it('answers the same key with the same creation, and refuses it for another body', async () => {
    const ada = await aPayingMember();
    const answers = await Promise.all([1, 2, 3].map(() => ada.create('key-of-ada-2')));
    expect(new Set(answers.map(({ data }) => data.creations[0]?.id)).size).toBe(1);
    expect(await ada.create('key-of-ada-2', { count: 2, gold_coins: 16 })).toMatchObject({
      code: 409,
      msg: 'key-reused',
      data: {},
    });
    expect(await ada.call('integral', {})).toMatchObject({ data: { total: 32 } });
  });

  it('S17: never charges another price than the one that was shown', async () => {
    const ada = await aMember();
    expect(await ada.create('key-of-ada-3', { gold_coins: 7 })).toMatchObject({
      code: 412,
      data: { quote: { each: 8, total: 8, balance: 40 } },
    });
    expect(await ada.call('integral', {})).toMatchObject({ data: { total: 40 } });
  });

  it('makes one batch of a list of prompts, or names the line that it cannot make', async () => {
    const ada = await aPayingMember();
    const input = { resolution: '360p', seconds: 3 };
    const prompts = ['a paper boat', 'a red fox'];
    const bad = { input, prompts: [...prompts, ' '], gold_coins: 24 };
    expect(await ada.create('key-of-ada-list', bad)).toMatchObject({
      code: 400,
      data: { fields: { prompt: 'missing' }, line: 3 },
    });
    const script = { input, prompts: [...prompts, 'a sign that says "Привет"'], gold_coins: 24 };
    expect(await ada.create('key-of-ada-list', script)).toMatchObject({ code: 422, data: { script: 'Cyrl', line: 3 } });
    expect(await ada.call('integral', {})).toMatchObject({ data: { total: 40 } });
    const { data } = await ada.create('key-of-ada-list', { input, prompts, gold_coins: 16 });
    expect(data).toMatchObject({ balance: 24, quote: { each: 8, total: 16 } });
    expect(data.creations.map((clip) => clip.input.prompt)).toEqual(prompts);
    expect(new Set(data.creations.map(({ batch }) => batch)).size).toBe(1);
  });

  it('compares one prompt in one batch, at one total', async () => {
    const ada = await aPayingMember();
    const input = { prompt: 'a paper boat', resolution: '360p', seconds: 3, seed: 7 };
    const others = [{ model: 'local', input: { ...input, seed: 8 } }];
    expect(await ada.create('key-of-ada-pair', { input, others, gold_coins: 8 })).toMatchObject({ code: 412 });
    const { data } = await ada.create('key-of-ada-pair', { input, others, gold_coins: 16 });
    expect(data).toMatchObject({ balance: 24, quote: { total: 16 }, creations: [{ input }, others[0]] });
  });

  it('takes as many of the longest prompts as an order may have', async () => {
    const ada = await aPayingMember();
    const prompts = Array.from({ length: 20 }, () => '😀'.repeat(2000));
    const order = { input: { resolution: '360p', seconds: 3 }, prompts, gold_coins: 160 };
    expect(await ada.create('key-of-ada-long', order)).toMatchObject({ code: 402, data: { quote: { total: 160 } } });
  });

  it('says what a plan would give, and holds nothing', async () => {
    const ada = await aMember();
    expect(await ada.create('key-of-ada-3', { count: 2, gold_coins: 16 })).toMatchObject({
      code: 403,
      msg: 'not-allowed',
      data: { reason: 'plan-needed', quote: { each: 8, total: 16, balance: 40 }, fields: { count: 'plan-needed' } },
    });
    expect(await ada.creations()).toEqual([]);
    expect(await ada.call('integral', {})).toMatchObject({ data: { total: 40 } });
  });

  it('makes all clips of a batch or none', async () => {
    const ada = await aPayingMember();
    expect(await ada.create('key-of-ada-4', { count: 6, gold_coins: 48 })).toMatchObject({
      code: 402,
      data: { quote: { each: 8, total: 48, balance: 40 } },
    });
    expect(await ada.creations()).toEqual([]);
    const { data } = await ada.create('key-of-ada-5', { count: 5, gold_coins: 40 });
    expect(new Set(data.creations.map(({ batch }) => batch)).size).toBe(1);
    expect([data.creations.length, data.balance]).toEqual([5, 0]);
  });

  it.each([
    [{ input: { prompt: '' } }, 400, { fields: { prompt: 'missing' } }],
    [{ input: { prompt: 'x'.repeat(5000) } }, 400, { fields: { prompt: 'too-long' } }],
    [{ input: { prompt: 'a boat', seconds: 9 } }, 400, { fields: { seconds: 'not-supported' } }],
    [{ input: { prompt: 'a boat', seconds: '5' } }, 400, { fields: { 'input.seconds': 'wrong-type' } }],
    [{ model: 'no-such-model' }, 400, { fields: { model: 'unknown' } }],
    [{ model: 'sora-2', input: { prompt: 'a boat' } }, 403, { reason: 'closed' }],
    [{ model: 'veo-3-1', input: { prompt: 'a boat' } }, 403, { reason: 'no-route' }],
    [{ input: { prompt: 'a boat named "Привет"' } }, 422, { reason: 'script-without-font', script: 'Cyrl' }],
  ])('refuses %o with code %i before anything is held', async (change, code, data) => {
    const ada = await aMember();
    expect(await ada.create('key-of-ada-6', change as object)).toMatchObject({ code, data });
    expect(await ada.call('integral', {})).toMatchObject({ data: { total: 40 } });
  });

  it('is for members', async () => {
    const guest = await callApi(product.url, initTourists, { input: { device_code: 'device' } });
    const answer = await callApi(product.url, listCreations, { input: {}, token: guest.data.token });
    expect(answer).toMatchObject({ code: 403, msg: 'members-only' });
  });
});

describe('a creation', () => {
  it('that is refused on the way costs nothing and can be tried again', async () => {
    const ada = await aMember();
    await ada.create('key-of-ada-7', { input: { prompt: 'a boat that breaks' } });
    await ended(ada);
    const [declined] = await ada.creations();
    expect(declined).toMatchObject({
      state: 'declined',
      failure: { reason: 'declined' },
      receipt: { charged: 0, returned: 8 },
    });
    const id = declined?.id ?? '';
    const again = await ada.call('retryCreation', { id, gold_coins: 8, idempotencyKey: 'key-of-ada-8' });
    expect(again).toMatchObject({ code: 200, data: { creations: [{ parents: [id] }], balance: 32 } });
    await ended(ada);
    expect(await ada.call('integral', {})).toMatchObject({ data: { total: 40 } });
  });

  it('that is cancelled while it is made gives its credits back', async () => {
    const ada = await aMember();
    const { data } = await ada.create('key-of-ada-9');
    const id = data.creations[0]?.id ?? '';
    await expect.poll(async () => (await ada.call('getCreation', { id })).data.state).toBe('running');
    expect(await ada.call('removeCreation', { id })).toMatchObject({ code: 409, msg: 'still-running' });
    await ada.call('cancelCreation', { id });
    await ended(ada);
    expect(await ada.call('getCreation', { id })).toMatchObject({
      data: { state: 'cancelled', receipt: { returned: 8 } },
    });
    expect(await ada.call('cancelCreation', { id })).toMatchObject({ code: 409, msg: 'already-ended' });
    expect(await ada.call('removeCreation', { id })).toMatchObject({ code: 200 });
    expect(await ada.creations()).toEqual([]);
  });

  it('is nobody else’s', async () => {
    const [ada, eve] = await Promise.all([aMember(), aMember()]);
    const { data } = await ada.create('key-of-ada-10');
    const id = data.creations[0]?.id ?? '';
    for (const name of ['getCreation', 'cancelCreation', 'removeCreation'] as const) {
      expect(await eve.call(name, { id })).toMatchObject({ code: 404, msg: 'unknown-creation' });
    }
    const retry = { id, gold_coins: 8, idempotencyKey: 'key-of-eve-1' };
    expect(await eve.call('retryCreation', retry)).toMatchObject({ code: 404 });
  });
});

describe('the books', () => {
  it('are whole after all of this', async () => {
    expect((await product.ledger.books()).breaches).toEqual([]);
  });
});

describe('a free trial', () => {
  const first = '01940000-0000-7000-8000-00000000dead';
  const asked = { mode: 'effect', input: { effect: 'bunny-hop', first }, gold_coins: 0, trial: true } as const;

  it('is counted for each member, told with its effects, and refused once it is used', async () => {
    const ada = await aMember();
    expect(await ada.call('listTrials', {})).toMatchObject({ code: 200, data: { trials: { left: 3, used: [] } } });
    const { id } = (await ada.call('getProfile', {})).data;
    const submission = {
      ...asked,
      input: { effect: 'bunny-hop' },
      memberId: id,
      model: 'local',
      key: 'trial-of-ada',
      bodyHash: 'body',
      count: 1,
    };
    const trial = { effect: 'bunny-hop', day: dayIn('UTC', Date.now()) };
    const rest = { price: 0, route: 'local', lane: 'local', total: 72, parents: [], ttlMs: 60_000 } as const;
    expect((await product.creations.submit({ ...submission, ...rest, trial })).ok).toBe(true);
    expect((await ada.creations())[0]).toMatchObject({ trial: true, price: 0, receipt: { held: 0, charged: 0 } });
    expect((await ada.call('listTrials', {})).data.trials).toEqual({ left: 2, used: ['bunny-hop'] });
  });

  it('is refused with another price, another mode and more than one clip', async () => {
    const ada = await aMember();
    const outcome = async (change: object) => ada.create('key-of-trial', { ...asked, ...change });
    expect(await outcome({ gold_coins: 8 })).toMatchObject({
      code: 412,
      msg: 'price-changed',
      data: { quote: { each: 0, total: 0 } },
    });
    expect(await outcome({ mode: 'text', input: { prompt: 'a boat' } })).toMatchObject({
      code: 400,
      data: { fields: { trial: 'not-supported' } },
    });
    expect(await outcome({ count: 2 })).toMatchObject({ code: 400, data: { fields: { count: 'out-of-range' } } });
    expect(await outcome({})).toMatchObject({ code: 400, data: { fields: { first: 'unknown-file' } } });
  });
});

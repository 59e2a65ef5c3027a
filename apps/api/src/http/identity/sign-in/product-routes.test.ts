import { createHash } from 'node:crypto';

import { permissions } from '@kinora/contracts';
import { initTourists } from '@kinora/contracts/identity';
import { afterAll, describe, expect, it } from 'vitest';

import { plainPasswords } from '../../../adapters/identity/memory-identity.ts';
import { callApi, signUpMember } from '../../../testing/api-member.ts';
import { startTestProduct } from '../../../testing/test-product.ts';

const product = await startTestProduct({}, { KINORA_TRUSTED_PROXIES: '127.0.0.1' }, { passwords: plainPasswords });
afterAll(() => product.close());

const ada = await signUpMember(product.url, 'ada@example.com');
const { data: standing } = await ada.call('initMember', { device_code: 'x', token: ada.token });

const devicesOf = async (memberId: string) =>
  (await product.db.selectFrom('member_device').select('member_id').where('member_id', '=', memberId).execute()).length;

describe('the product', () => {
  it('knows its member by what init-member answered, whose address is not confirmed yet', async () => {
    const { user_id: id, integral_token: token } = standing;
    const answer = await ada.call('productInit', { integral_user_id: id, integral_token: token, device_code: 'x' });
    expect(answer).toMatchObject({ code: 200, data: { is_register_send: true } });
  });

  it('remembers a device hint once, as a hash, and tells nobody', async () => {
    const hint = { device_code: 'fingerprint-of-ada', token: ada.token };
    const before = await devicesOf(standing.user_id);
    expect(await ada.call('bindDevice', hint)).toMatchObject({ code: 200, data: null });
    expect(await ada.call('bindDevice', hint)).toMatchObject({ code: 200 });
    expect(await devicesOf(standing.user_id)).toBe(before + 1);
    expect(await ada.call('bindDevice', { ...hint, token: 'ut_other' })).toMatchObject({ code: 403 });
    const mails = await product.db.selectFrom('mail').select('kind').where('kind', '=', 'new-sign-in').execute();
    expect(mails).toEqual([]);
  });

  it('takes nobody for somebody else', async () => {
    const eve = await signUpMember(product.url, 'eve@example.com');
    const stolen = { integral_user_id: standing.user_id, integral_token: eve.token, device_code: 'x' };
    expect(await eve.call('productInit', stolen)).toMatchObject({ code: 403 });
    expect(await eve.call('productInit', { ...stolen, integral_token: ada.token })).toMatchObject({ code: 403 });
  });

  it('lets a member create and a guest look', async () => {
    expect((await ada.call('permissions', {})).data.permissions.create).toBe(true);
    const { data } = await callApi(product.url, initTourists, { input: { device_code: 'x' } });
    const guest = await callApi(product.url, permissions, { input: {}, token: data.token });
    expect(guest).toMatchObject({ code: 200, data: { permissions: { create: false } } });
  });
});

describe('a connection from where the product is not served', () => {
  const headers = { 'x-forwarded-for': '114.114.114.114' };

  it('is told so by every call, and still learns where it is', async () => {
    const refused = await fetch(`${product.url}/api/kinora/integral`, { headers: { ...headers, token: ada.token } });
    expect(await refused.json()).toEqual({ code: 403, msg: 'region-not-served', data: null });
    const stime = String(Math.floor(Date.now() / 1000));
    const token = createHash('md5').update(`${stime}kinora`).digest('hex');
    const told = await fetch(`${product.url}/api/tool/ip_info`, { headers: { ...headers, stime, token } });
    expect(await told.json()).toEqual({ code: 1, msg: '', data: { ip: '114.114.114.114', countryCode: 'CN' } });
  });
});

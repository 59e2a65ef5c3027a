import { createHash } from 'node:crypto';

import { cancelCreation, createCreations, listCreations } from '@kinora/contracts/creations';
import { aSiteConfig } from '@kinora/contracts/fixtures';
import { accountIndex, login, logout, register } from '@kinora/contracts/identity';
import { ENDPOINTS, pathParameters } from '@kinora/contracts/wire';
import { describe, expect, it } from 'vitest';

import { wireRequest, type WireContext } from './wire-request.ts';

const hex = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('hex').toUpperCase();

const context = (change: Partial<WireContext> = {}): WireContext => ({
  site: aSiteConfig({ accountBase: 'https://a.example', productBase: 'https://p.example' }),
  token: 'tk_1',
  deviceId: 'd-1',
  locale: '',
  now: 1_795_262_400_999,
  ...change,
});

describe('wireRequest', () => {
  it('puts path parameters into the path and product headers on product calls', async () => {
    const { url, headers, fields } = await wireRequest(cancelCreation, { id: 'a/b' }, context());
    expect(url).toBe('https://p.example/api/kinora/creations/a%2Fb/cancel');
    expect(headers).toEqual({ token: 'tk_1', spuid: '200725', device_code: 'd-1' });
    expect(fields).toEqual({});
  });

  it('says the language of the page', async () => {
    const { headers } = await wireRequest(accountIndex, {}, context({ locale: 'de' }));
    expect(headers).toEqual({ token: 'tk_1', 'accept-language': 'de' });
  });

  it('moves header fields out of the body', async () => {
    const input = { model: 'local', mode: 'text', input: {}, count: 1, gold_coins: 8, idempotencyKey: 'k-1' };
    const { headers, fields } = await wireRequest(createCreations, input, context());
    expect(headers['idempotency-key']).toBe('k-1');
    expect(fields).toEqual({ model: 'local', mode: 'text', input: {}, count: 1, gold_coins: 8 });
  });

  it('leaves out what is not given', async () => {
    const { headers, fields } = await wireRequest(
      listCreations,
      { cursor: undefined, limit: 20 },
      context({ token: '', deviceId: '' }),
    );
    expect(headers).toEqual({ spuid: '200725' });
    expect(fields).toEqual({ limit: 20 });
  });

  it('signs token and time in whole seconds', async () => {
    const { url, headers, fields } = await wireRequest(accountIndex, {}, context());
    expect(url).toBe('https://a.example/account/index');
    expect(headers).toEqual({ token: 'tk_1' });
    expect(fields).toEqual({
      information_sources: 200725,
      timestamp: 1_795_262_400,
      sign: hex('sha1', 'tk_11795262400kinora'),
    });
  });

  it('signs the sorted fields of an anonymous call, and sends no token', async () => {
    const { headers, fields } = await wireRequest(login, { email: 'ä@example.com', password: 'abc' }, context());
    expect(headers).toEqual({});
    expect(fields).toEqual({
      email: 'ä@example.com',
      password: 'abc',
      information_sources: 200725,
      custom_token_expire: 2_592_000,
      terminal: 1,
      software_code: '',
      sign: hex('md5', '2592000ä@example.com200725abc1kinora'),
    });
  });

  it('does not sign a field that is not sent', async () => {
    const { fields } = await wireRequest(register, { email: 'a', password: 'b', device_code: undefined }, context());
    expect(fields).toMatchObject({ sign: hex('md5', 'a200725bkinora') });
    expect(fields).not.toHaveProperty('device_code');
  });

  it('sends only the time where the contract asks for no more', async () => {
    const { fields } = await wireRequest(logout, {}, context());
    expect(fields).toEqual({ information_sources: 200725, timestamp: 1_795_262_400 });
  });

  it.each(Object.entries(ENDPOINTS))(
    '%s is sent to its own path, with a token unless it is anonymous',
    async (_name, one) => {
      const input = Object.fromEntries(pathParameters(one.path).map((parameter) => [parameter, 'x']));
      const { url, headers } = await wireRequest(one, input, context());
      expect(url.endsWith(one.path.replace(/:\w+/g, 'x'))).toBe(true);
      expect('token' in headers).toBe(!('anonymous' in one));
    },
  );
});

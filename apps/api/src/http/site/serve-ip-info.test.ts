import { createHash } from 'node:crypto';

import fastify from 'fastify';
import { expect, it } from 'vitest';

import { refusal } from '../envelope.ts';
import { serveIpInfo, type IpInfoParts } from './serve-ip-info.ts';

const seconds = 1_795_262_400;
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

const open = () => Promise.resolve(undefined);

function ask(headers: Record<string, string>, limit: IpInfoParts['limit'] = open) {
  const app = fastify({ trustProxy: ['127.0.0.1'] });
  const parts = {
    countryOf: (ip: string) => ({ '8.8.8.8': 'US' })[ip],
    word: 'kinora',
    now: () => seconds * 1000,
    limit,
  };
  serveIpInfo(parts)(app, () => Promise.reject(new Error('asks for nobody')));
  return app.inject({ url: '/api/tool/ip_info?ip=1.0.1.1', headers });
}

const signed = (stime: number) => ({ stime: String(stime), token: md5(`${stime}kinora`) });

it('tells callers about their own address, with code 1', async () => {
  const response = await ask({ ...signed(seconds), 'x-forwarded-for': '8.8.8.8' });
  expect(response.json()).toEqual({ code: 1, msg: '', data: { ip: '8.8.8.8', countryCode: 'US' } });
  expect(response.headers['cache-control']).toBe('no-store');
});

it('says nothing about a country nobody knows', async () => {
  expect((await ask(signed(seconds + 299))).json()).toMatchObject({ code: 1, data: { countryCode: '' } });
});

it.each([
  ['clock', signed(seconds - 301)],
  ['clock', {}],
  ['wrong', { stime: String(seconds), token: md5(`${seconds}other`) }],
])('refuses what no client of ours sends: %s', async (sign, headers) => {
  expect((await ask(headers)).json()).toMatchObject({ code: 400, data: { fields: { sign } } });
});

it('is busy for an address that asks too often', async () => {
  const asked: string[] = [];
  const response = await ask(signed(seconds), (address) => {
    asked.push(address);
    return Promise.resolve(refusal(429, 'busy', { retry_after: 60 }));
  });
  expect(response.statusCode).toBe(429);
  expect(response.headers['retry-after']).toBe('60');
  expect(asked).toEqual(['127.0.0.1']);
});

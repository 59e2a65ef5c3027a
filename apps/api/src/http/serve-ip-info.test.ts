import { createHash } from 'node:crypto';

import fastify from 'fastify';
import { expect, it } from 'vitest';

import { serveIpInfo } from './serve-ip-info.ts';

const seconds = 1_795_262_400;
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

function ask(headers: Record<string, string>) {
  const app = fastify({ trustProxy: ['127.0.0.1'] });
  const parts = { countryOf: (ip: string) => ({ '8.8.8.8': 'US' })[ip], word: 'kinora', now: () => seconds * 1000 };
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

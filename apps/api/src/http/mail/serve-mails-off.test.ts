import fastify from 'fastify';
import { afterAll, beforeEach, expect, it } from 'vitest';

import { createMailsOffAddresses, createMediaAddresses } from '../media-address.ts';
import { serveMailsOff } from './serve-mails-off.ts';

const ADA = '01940000-0000-7000-8000-000000000007';
const DAY_MS = 24 * 3_600_000;
let now = 1_795_262_400_000;
const parts = { base: '', key: ['the key', 'an older one'], now: () => now };
const addresses = createMailsOffAddresses(parts);
let stopped: string[] = [];
const changes = {
  edit: async (memberId: string, { mailsLongClips }: { mailsLongClips?: boolean | undefined }) => {
    if (mailsLongClips === false) stopped.push(memberId);
  },
};
const app = fastify();
serveMailsOff({ addresses, changes })(app, () => Promise.reject(new Error('nobody asked who it is')));
afterAll(() => app.close());
beforeEach(() => {
  stopped = [];
});

const get = (url: string, language = 'en') => app.inject({ url, headers: { 'accept-language': language } });
const post = (url: string, type = 'application/x-www-form-urlencoded', payload = 'List-Unsubscribe=One-Click') =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

it('asks on a page with one button, and changes nothing by being looked at', async () => {
  const { body, headers, statusCode } = await get(addresses.sign(ADA));
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(body).toContain('<form method="post"><button class="button">Stop these emails</button></form>');
  expect(body).not.toMatch(/<script|style=/);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
  );
  expect(stopped).toEqual([]);
});

it.each([
  ['the form of the page', 'application/x-www-form-urlencoded', ''],
  ['one press in a mail reader', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['one press that comes in parts', 'multipart/form-data; boundary=x', '--x--'],
])('stops them by %s, also a second time', async (_, type, payload) => {
  for (const time of ['first', 'second']) {
    const { body, statusCode } = await post(addresses.sign(ADA), type, payload);
    expect([time, statusCode, body.includes('Emails stopped')]).toEqual([time, 200, true]);
  }
  expect(stopped).toEqual([ADA, ADA]);
});

it('says so in the language of the reader', async () => {
  expect((await get(addresses.sign(ADA), 'de')).body).toContain('Diese E-Mails ausschalten');
  expect((await get(addresses.sign(ADA), 'ar')).body).toContain('<html lang="ar" dir="rtl">');
});

it('takes no address of another, of something else, or one that is too old', async () => {
  const own = addresses.sign(ADA);
  const late = addresses.sign(ADA);
  const others = [
    own.replace(ADA, ADA.replace('7', '8')),
    own.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    createMediaAddresses(parts).sign(ADA).replace('/media/', '/mails/off/'),
    `/mails/off/${ADA}`,
  ];
  for (const url of others) {
    expect([(await get(url)).statusCode, (await post(url)).statusCode]).toEqual([404, 404]);
  }
  now += 366 * DAY_MS;
  expect((await post(late)).statusCode).toBe(404);
  expect(stopped).toEqual([]);
});

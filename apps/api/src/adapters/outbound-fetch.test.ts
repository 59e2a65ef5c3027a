import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createOutbound } from '@kinora/video-providers';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createOutboundFetch } from './outbound-fetch.ts';

let server: Server;
let base: string;
const seen: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      seen.push(`${request.method} ${request.headers['content-type'] ?? ''} ${Buffer.concat(pieces).toString()}`);
      if (request.url === '/away') response.writeHead(302, { location: '/else' }).end();
      else if (request.url === '/slow') return;
      else if (request.url === '/none') response.writeHead(204).end();
      else response.writeHead(201, { 'content-type': 'application/json' }).end('{"said":"so"}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const own = () => createOutboundFetch(createOutbound({ ownHosts: [new URL(base).host] }));

it('sends what a library asks for and answers as fetch does', async () => {
  const body = new URLSearchParams({ code: 'a b' });
  const answer = await own()(`${base}/token`, { method: 'POST', body, headers: { authorization: 'Bearer x' } });
  expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([
    201,
    'application/json',
    { said: 'so' },
  ]);
  expect(seen.at(-1)).toBe('POST application/x-www-form-urlencoded;charset=UTF-8 code=a+b');
  expect([(await own()(new URL('/none', base))).status, seen.at(-1)]).toEqual([204, 'GET  ']);
});

it('follows no redirect', async () => {
  await expect(own()(`${base}/away`)).rejects.toMatchObject({ name: 'TypeError', cause: { code: 'redirected' } });
  expect(seen.at(-1)).toBe('GET  ');
});

it('S24: asks nothing inside of the operator’s network', async () => {
  const strict = createOutboundFetch(createOutbound());
  const before = seen.length;
  for (const url of [base, 'https://127.0.0.1/', 'https://169.254.169.254/latest/meta-data', 'https://localhost/']) {
    await expect(strict(url)).rejects.toMatchObject({ name: 'TypeError', cause: { code: 'forbidden-address' } });
  }
  expect(seen).toHaveLength(before);
});

it('ends when it is told to, with the reason that was given', async () => {
  const reason = new Error('enough');
  const stop = new AbortController();
  const asked = own()(`${base}/slow`, { signal: stop.signal });
  setTimeout(() => stop.abort(reason), 50);
  await expect(asked).rejects.toBe(reason);
});

it('knows no other ways to ask than those that are needed', async () => {
  await expect(own()(base, { method: 'PATCH' })).rejects.toThrow('PATCH is not sent');
});

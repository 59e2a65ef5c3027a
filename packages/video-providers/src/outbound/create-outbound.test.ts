import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, expect, it } from 'vitest';

import { createOutbound } from './create-outbound.ts';
import type { Outbound } from './outbound.ts';

const home = mkdtempSync(join(tmpdir(), 'kinora-outbound-'));
const servers: Server[] = [];
const ways: Outbound[] = [];
afterEach(() => {
  for (const way of ways.splice(0)) way.close();
  for (const server of servers.splice(0)) server.close();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A server on loopback; its `host:port`. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function out(options: Parameters<typeof createOutbound>[0] = {}): Outbound {
  const way = createOutbound(options);
  ways.push(way);
  return way;
}

it('asks a host of the operator’s own, and gives the answer back', async () => {
  const host = await serve((request, response) => {
    response.setHeader('x-seen', `${request.method ?? ''} ${String(request.headers['x-one'])}`);
    request.pipe(response);
  });
  const answer = await out({ ownHosts: [host] }).send({
    url: `http://${host}/path`,
    method: 'POST',
    headers: { 'x-one': 'two' },
    body: 'a paper boat',
  });
  expect(answer).toMatchObject({ ok: true, value: { status: 200, headers: { 'x-seen': 'POST two' } } });
  expect(answer.ok && answer.value.body.toString()).toBe('a paper boat');
});

it.each([
  'http://example.com/',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://gpu.local/',
  'https://[::1]/',
  'https://user:secret@example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'not an address',
])('does not ask %s', async (url) => {
  expect(await out().send({ url })).toMatchObject({
    ok: false,
    failure: { problem: 'forbidden-address', isSent: false },
  });
});

it('does not ask a name that leads into a private network, whatever else it leads to', async () => {
  let asked = 0;
  const host = await serve((_request, response) => {
    asked += 1;
    response.end();
  });
  const [, port = ''] = host.split(':');
  const answers = [['127.0.0.1'], ['93.184.216.34', '127.0.0.1'], ['::ffff:127.0.0.1'], ['169.254.169.254']];
  for (const addresses of answers) {
    const resolve = () =>
      Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
    const answer = await out({ resolve }).send({ url: `https://rebound.example.com:${port}/` });
    expect(answer).toMatchObject({ ok: false, failure: { problem: 'forbidden-address', isSent: false } });
  }
  expect(asked).toBe(0);
});

it('follows three redirects and no more, looks at each, and keeps keys to the first origin', async () => {
  const seen: IncomingMessage['headers'][] = [];
  const other = await serve((request, response) => {
    seen.push(request.headers);
    response.end('there');
  });
  const host = await serve((request, response) => {
    const left = Number((request.url ?? '').slice(1));
    const ends: Record<string, string> = { '/inward': 'https://169.254.169.254/latest', '/0': `http://${other}/` };
    const location = ends[request.url ?? ''] ?? `/${left - 1}`;
    response.writeHead(302, { location }).end();
  });
  const way = out({ ownHosts: [host, other] });
  const headers = { authorization: 'Bearer one', 'x-goog-api-key': 'two', accept: 'video/mp4' };
  expect(await way.send({ url: `http://${host}/2`, headers })).toMatchObject({ ok: true, value: { status: 200 } });
  expect(seen[0]).toMatchObject({ accept: 'video/mp4' });
  expect(seen[0]).not.toHaveProperty('authorization');
  expect(seen[0]).not.toHaveProperty('x-goog-api-key');
  expect(await way.send({ url: `http://${host}/3` })).toMatchObject({ failure: { problem: 'redirected' } });
  expect(await way.send({ url: `http://${host}/0`, method: 'POST' })).toMatchObject({
    failure: { problem: 'redirected', isSent: true },
  });
  expect(await way.send({ url: `http://${host}/inward` })).toMatchObject({ failure: { problem: 'forbidden-address' } });
});

it('says whether a request that failed may have been read', async () => {
  const closed = await serve(() => {});
  servers.splice(0).forEach((server) => server.close());
  expect(await out({ ownHosts: [closed] }).send({ url: `http://${closed}/`, method: 'POST' })).toMatchObject({
    failure: { problem: 'no-answer', isSent: false },
  });
  const silent = await serve(() => {});
  const way = out({ ownHosts: [silent] });
  expect(await way.send({ url: `http://${silent}/`, method: 'POST', timeoutMs: 100 })).toMatchObject({
    failure: { problem: 'timed-out', isSent: true },
  });
  const stopper = new AbortController();
  const asked = way.send({ url: `http://${silent}/`, signal: stopper.signal });
  setTimeout(() => stopper.abort(), 50);
  expect(await asked).toMatchObject({ failure: { problem: 'aborted' } });
  const rude = await serve((request) => request.socket.destroy());
  expect(await out({ ownHosts: [rude] }).send({ url: `http://${rude}/`, method: 'POST' })).toMatchObject({
    failure: { problem: 'cut', isSent: true },
  });
});

it('stops at the size that is allowed, and notices an answer that was cut', async () => {
  const host = await serve((request, response) => {
    if (request.url === '/cut') {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      setTimeout(() => response.destroy(), 20);
      return;
    }
    response.end(Buffer.alloc(5000));
  });
  const way = out({ ownHosts: [host] });
  expect(await way.send({ url: `http://${host}/`, maxBytes: 4999 })).toMatchObject({
    failure: { problem: 'too-large' },
  });
  expect(await way.send({ url: `http://${host}/`, maxBytes: 5000 })).toMatchObject({ ok: true });
  expect(await way.send({ url: `http://${host}/cut` })).toMatchObject({ failure: { problem: 'cut' } });
  const path = join(home, 'file');
  for (const [name, maxBytes] of [
    ['cut', 5000],
    ['', 4999],
  ] as const) {
    expect(await way.download({ url: `http://${host}/${name}`, path, maxBytes })).toMatchObject({ ok: false });
    expect(existsSync(path)).toBe(false);
  }
  expect(await way.download({ url: `http://${host}/`, path: join(home, 'none', 'file') })).toMatchObject({
    failure: { problem: 'not-written' },
  });
  expect(await way.download({ url: `http://${host}/`, path })).toMatchObject({ ok: true, value: { bytes: 5000 } });
  expect(readFileSync(path)).toHaveLength(5000);
});

it('leaves no file for an answer that is a refusal, and says what it said', async () => {
  const host = await serve((_request, response) => response.writeHead(403).end('expired'));
  const path = join(home, 'none');
  const answer = await out({ ownHosts: [host] }).download({ url: `http://${host}/`, path });
  expect(answer).toMatchObject({ ok: true, value: { status: 403, bytes: 0 } });
  expect(answer.ok && answer.value.body.toString()).toBe('expired');
  expect(existsSync(path)).toBe(false);
});

it('asks again where the other side closed a connection that was kept open', async () => {
  const asked = new Map<unknown, number>();
  const host = await serve(({ socket }, response) => {
    const times = (asked.get(socket) ?? 0) + 1;
    asked.set(socket, times);
    if (times > 1) socket.resetAndDestroy();
    else response.end('here');
  });
  const way = out({ ownHosts: [host] });
  for (const _ of [1, 2]) expect(await way.send({ url: `http://${host}/` })).toMatchObject({ ok: true });
  expect([...asked.values()]).toEqual([2, 1]);
});

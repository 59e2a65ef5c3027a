import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, expect, it } from 'vitest';

import { VIDU_WIRE } from '../vidu/wire.ts';
import { startSimulator, type Simulator } from './start-simulator.ts';

const FILM = Buffer.from('a film');
let simulator: Simulator | undefined;
let listener: Server | undefined;
afterEach(async () => {
  await simulator?.close();
  listener?.close();
});

async function start(options: Partial<Parameters<typeof startSimulator>[1]> = {}) {
  simulator = await startSimulator(VIDU_WIRE, { film: () => FILM, ...options });
  return simulator;
}

const headers = { authorization: `Token ${VIDU_WIRE.key}`, 'content-type': 'application/json' };
const begin = ({ base }: Simulator, body: object = {}) =>
  fetch(`${base}/text2video`, { method: 'POST', headers, body: JSON.stringify({ model: 'viduq1', ...body }) });

async function state({ accepted, base }: Simulator) {
  const answer = await fetch(`${base}/tasks/${accepted[0]?.id ?? ''}/creations`, { headers });
  return (await answer.json()) as { state: string; err_code: string; creations: { url: string }[] };
}

it('passes a job’s time, and serves its film', async () => {
  const vendor = await start({ pace: { waiting: 3_600_000, running: 3_600_000 } });
  await begin(vendor);
  expect((await state(vendor)).state).toBe('queueing');
  vendor.pace.waiting = 0;
  expect((await state(vendor)).state).toBe('processing');
  vendor.pace.running = 0;
  expect((await state(vendor)).state).toBe('success');
  const [creation] = (await state(vendor)).creations;
  expect(Buffer.from(await (await fetch(creation?.url ?? '')).arrayBuffer())).toEqual(FILM);
});

it('lets the next job come to what it is told', async () => {
  const vendor = await start();
  vendor.comesTo('declined', 'withheld');
  expect((await begin(vendor)).status).toBe(400);
  expect((await begin(vendor)).status).toBe(200);
  expect(vendor.accepted).toHaveLength(1);
  expect(await state(vendor)).toMatchObject({ state: 'failed', err_code: 'CreationPolicyViolation' });
});

it('refuses another key, and what it does not know', async () => {
  const vendor = await start();
  expect((await fetch(`${vendor.base}/text2video`, { method: 'POST' })).status).toBe(401);
  expect((await fetch(`${vendor.base}/elsewhere`, { headers })).status).toBe(404);
});

it('goes wrong so often, and where it is told', async () => {
  const vendor = await start();
  vendor.fault({ fault: 'server-error', on: 'start', times: 2 });
  const statuses = [];
  for (const _ of [1, 2, 3]) statuses.push((await begin(vendor)).status);
  expect(statuses).toEqual([500, 500, 200]);
  vendor.fault({ fault: 'answer-lost', on: 'start', times: 1 });
  await expect(begin(vendor)).rejects.toThrow('fetch failed');
  expect(vendor.accepted).toHaveLength(2);
  expect(vendor.seen.map(({ act }) => act)).toEqual(['start', 'start', 'start', 'start']);
});

it('posts news of an end in each way that goes wrong', async () => {
  const vendor = await start();
  const posts: string[] = [];
  listener = createServer((request, response) => {
    posts.push(request.url ?? '');
    response.end();
  });
  const server = listener;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const expected = { none: 0, forged: 1, late: 1, twice: 2, early: 2 };
  for (const [name, times] of Object.entries(expected)) {
    vendor.fault({ fault: `hook-${name as keyof typeof expected}`, times: 1 });
    await begin(vendor, { callback_url: `${base}/${name}` });
    await expect.poll(() => posts.filter((post) => post === `/${name}`).length).toBe(times);
  }
  await begin(vendor, { callback_url: 'https://example.com/elsewhere' });
  expect(posts).toHaveLength(6);
});

it('is told by hand what is to happen', async () => {
  const vendor = await start();
  const tell = (path: string, body: unknown = null) =>
    fetch(`${vendor.base}/simulator/${path}`, { method: 'POST', body: JSON.stringify(body) });
  expect((await tell('next', ['declined'])).status).toBe(204);
  expect((await begin(vendor)).status).toBe(400);
  await tell('fault', { fault: 'unavailable', on: 'start' });
  expect((await begin(vendor)).status).toBe(503);
  await tell('clear');
  expect((await begin(vendor)).status).toBe(200);
  expect((await tell('elsewhere')).status).toBe(404);
});

import { randomUUID } from 'node:crypto';

import { ok } from '@kinora/contracts';
import { beginUpload } from '@kinora/contracts/uploads';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createMemoryQueue } from '../../adapters/memory-queue.ts';
import { createMemoryUploads } from '../../adapters/uploads/memory-uploads.ts';
import type { UploadParts } from '../../domain/uploads/upload-parts.ts';
import { createUploadServer } from './serve-uploads.ts';

let hasRoom = true;
let put: UploadParts['put'] = async () => ok(randomUUID());
const said: string[] = [];
const memberId = randomUUID();
const uploads = createMemoryUploads({ queue: createMemoryQueue(), jobOf: () => undefined, now: Date.now });
const incoming = createUploadServer({
  uploads,
  parts: { put: (...given) => put(...given) },
  storage: { hasRoom: () => Promise.resolve(hasRoom) },
  limitsOf: async () => ({ unfinished: 9, bytes: 1000 }),
  fileBytes: 100,
  isUnavailable: (error) => error instanceof Error && error.message === 'database away',
  clear: () => Promise.resolve(),
  log: (message) => void said.push(message),
});
const app = fastify();
const session = { kind: 'member', id: memberId, tokenHash: Buffer.of(), openedAt: 0 } as const;
const nobody = { origin: originOfNobody, caller: originOfNobody, device: originOfNobody, bind: () => null };
const keeps = { handOver: (token: string) => token, leave: () => {} };
const visitor = {
  token: 'x',
  ...keeps,
  session,
  ...nobody,
  locale: 'en',
  begin: () => '',
  site: undefined,
  begun: undefined,
};
incoming.protocol(app, () => Promise.resolve(visitor));
let base: string;
beforeAll(async () => {
  base = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await incoming.close();
  await app.close();
});

function originOfNobody(): never {
  throw new Error('uploads ask nobody where they are');
}

async function tus(method: 'POST' | 'PATCH' | 'HEAD', path: string, headers: Record<string, string> = {}) {
  const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  const brought = method === 'PATCH' ? { body: 'hello', headers: type } : {};
  const answer = await fetch(`${base}${path}`, {
    method,
    ...brought,
    headers: { 'tus-resumable': '1.0.0', ...brought.headers, ...headers },
  });
  return { status: answer.status, body: await answer.text(), header: (name: string) => answer.headers.get(name) };
}

async function begin(): Promise<string> {
  const { header } = await tus('POST', beginUpload.path, { 'upload-length': '10' });
  return header('location') ?? '';
}

it('refuses new bytes while there is no room on the disk, and loses nothing', async () => {
  const path = await begin();
  hasRoom = false;
  for (const answer of [await tus('PATCH', path), await tus('POST', beginUpload.path, { 'upload-length': '1' })]) {
    expect([answer.status, answer.header('retry-after'), answer.body]).toEqual([503, '5', 'unavailable\n']);
  }
  const offset = async (method: 'HEAD' | 'PATCH') => {
    const { header, status } = await tus(method, path);
    return [status, header('upload-offset')];
  };
  expect(await offset('HEAD')).toEqual([200, '0']);
  hasRoom = true;
  expect(await offset('PATCH')).toEqual([204, '5']);
});

it.each([
  ['database away', 503, []],
  ['a secret of the machine', 500, [expect.stringContaining('a secret of the machine')]],
])('tells %s by its status, and the words to the operator alone', async (words, status, log) => {
  const path = await begin();
  put = () => Promise.reject(new Error(words));
  said.length = 0;
  const { body, status: answered } = await tus('PATCH', path);
  expect([answered, said]).toEqual([status, log]);
  expect(body).not.toContain(words);
});

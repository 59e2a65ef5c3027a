import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { loadJson } from './load-json.ts';

const server = createServer((request, response) => {
  response.statusCode = request.url === '/here.json' ? 200 : 404;
  response.end('{"a":1}');
});
let base = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  base = `http://127.0.0.1:${port}`;
});
afterAll(() => server.close());

describe('loadJson', () => {
  it('reads a file', async () => {
    expect(await loadJson(`${base}/here.json`)).toEqual({ a: 1 });
  });

  it('rejects what is not there', async () => {
    await expect(loadJson(`${base}/gone.json`)).rejects.toThrow('answered 404');
  });
});

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { beginUpload } from '@kinora/contracts/uploads';
import { afterEach, describe, expect, it } from 'vitest';

import { sendWithTus } from './tus-transport.ts';

const CONTENT = 'a picture of a paper boat';
// In Node, where these tests run, tus takes a buffer where a browser has a blob.
const CONTENT_FILE = Buffer.from(CONTENT) as unknown as Blob;

interface Stored {
  length: number;
  bytes: string;
  name: string;
  token: string;
}

let server: Server | undefined;

/** A small tus server on loopback. `cut` bytes arrive of the first piece before its connection is destroyed. */
async function serving({ cut = 0, refuse = 0 } = {}) {
  const uploads = new Map<string, Stored>();
  const lines: string[] = [];
  let mayCut = cut > 0;

  function begin({ headers }: IncomingMessage, response: ServerResponse) {
    const id = `u${uploads.size + 1}`;
    const name = Buffer.from(String(headers['upload-metadata']).split(' ')[1] ?? '', 'base64').toString();
    uploads.set(id, { length: Number(headers['upload-length']), bytes: '', name, token: String(headers.token) });
    response.writeHead(201, { location: `/files/${id}` }).end();
  }

  async function receive(request: IncomingMessage, response: ServerResponse, upload: Stored) {
    let arrived = '';
    for await (const chunk of request) arrived += String(chunk);
    if (mayCut) {
      mayCut = false;
      upload.bytes += arrived.slice(0, cut);
      request.socket.destroy();
      return;
    }
    upload.bytes += arrived;
    response.writeHead(204, { 'upload-offset': String(upload.bytes.length) }).end();
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method, url = '' } = request;
    lines.push(`${method} ${url}`);
    response.setHeader('tus-resumable', '1.0.0');
    const id = url.split('/')[2] ?? '';
    const upload = uploads.get(id);
    if (method === 'POST' && refuse > 0) response.writeHead(refuse, { 'retry-after': '30' }).end('no');
    else if (method === 'POST') begin(request, response);
    else if (!upload) response.writeHead(404).end();
    else if (method === 'PATCH') await receive(request, response, upload);
    else if (method === 'DELETE') {
      uploads.delete(id);
      response.writeHead(204).end();
    } else response.writeHead(200, { 'upload-offset': upload.bytes.length, 'upload-length': upload.length }).end();
  }

  const running = createServer((request, response) => void answer(request, response));
  server = running;
  await new Promise<void>((resolve) => {
    running.listen(0, '127.0.0.1', resolve);
  });
  const { port } = running.address() as AddressInfo;
  const seen = { begun: '', shares: [] as number[] };
  const stop = new AbortController();
  const send = (begun: string | null = null) =>
    sendWithTus(
      {
        endpoint: beginUpload,
        url: `http://127.0.0.1:${port}/files`,
        headers: { token: 'ut_1' },
        fields: {},
        input: {},
      },
      { name: 'boat – 1.png', content: CONTENT_FILE },
      {
        begun,
        signal: stop.signal,
        onBegun: (id) => {
          seen.begun = id;
        },
        onProgress: (share) => void seen.shares.push(share),
      },
    );
  return { uploads, lines, seen, stop, send };
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

describe('sendWithTus', () => {
  it('sends a file under its name and hands out its id', async () => {
    const { uploads, seen, send } = await serving();
    await expect(send()).resolves.toEqual({ code: 200, data: 'u1', retryAfter: null });
    expect(uploads.get('u1')).toEqual({
      length: CONTENT.length,
      bytes: CONTENT,
      name: 'boat – 1.png',
      token: 'ut_1',
    });
    expect([seen.begun, seen.shares.at(-1)]).toEqual(['u1', 1]);
  });

  it('goes on after a cut connection where the server stands', async () => {
    const { uploads, lines, send } = await serving({ cut: 7 });
    await expect(send()).resolves.toMatchObject({ code: 200 });
    expect(uploads.get('u1')?.bytes).toBe(CONTENT);
    expect(lines).toEqual(['POST /files', 'PATCH /files/u1', 'HEAD /files/u1', 'PATCH /files/u1']);
  });

  it('goes on with an upload that was begun before, and begins anew where it is gone', async () => {
    const { uploads, lines, send } = await serving();
    uploads.set('u9', { length: CONTENT.length, bytes: CONTENT.slice(0, 4), name: '', token: '' });
    await expect(send('u9')).resolves.toMatchObject({ data: 'u9' });
    expect(uploads.get('u9')?.bytes).toBe(CONTENT);
    expect(lines).toEqual(['HEAD /files/u9', 'PATCH /files/u9']);
    await expect(send('gone')).resolves.toMatchObject({ code: 200, data: 'u2' });
  });

  it('tells what the server refuses at once', async () => {
    const { lines, send } = await serving({ refuse: 409 });
    await expect(send()).resolves.toEqual({ code: 409, data: null, retryAfter: 30 });
    expect(lines).toEqual(['POST /files']);
  });

  it('sends nothing once it is cancelled', async () => {
    const { lines, stop, send } = await serving();
    stop.abort();
    await expect(send()).rejects.toThrow('cancelled');
    expect(lines).toEqual([]);
  });
});

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

import { afterEach, expect, it } from 'vitest';

import { createEventStream } from './event-stream.ts';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

/** A response on the way to a reader that the test holds. */
async function aResponse(): Promise<{ response: ServerResponse; socket: Socket }> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A listening server on TCP has such an address.
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  open.push(server, { close: () => socket.destroy() });
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.0\r\n\r\n');
  const [, response]: [IncomingMessage, ServerResponse] = (await once(server, 'request')) as never;
  return { response, socket };
}

async function textOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text.split('\r\n\r\n')[1] ?? '';
}

it('writes events, comments and when to come back as the standard wants them', async () => {
  const { response, socket } = await aResponse();
  const stream = createEventStream(response);
  stream.comment('connected');
  expect(stream.send({ id: '7', data: { prompt: 'two\nlines' } })).toBe(true);
  stream.end(1000);
  expect(await textOf(socket)).toBe(': connected\n\nid: 7\ndata: {"prompt":"two\\nlines"}\n\nretry: 1000\n\n');
  expect(stream.send({ id: '8', data: null })).toBe(false);
});

it('waits for a reader that takes its time, and not for one that is gone', async () => {
  const { response, socket } = await aResponse();
  const stream = createEventStream(response);
  socket.resume();
  const data = 'x'.repeat(20_000);
  let isSent = true;
  for (let sent = 0; sent < 200; sent += 1) {
    isSent &&= stream.send({ id: String(sent), data });
    await stream.room();
  }
  expect(isSent).toBe(true);
  socket.pause();
  stream.send({ id: 'stuck', data });
  stream.send({ id: 'stuck', data });
  const room = stream.room();
  socket.destroy();
  await room;
  expect(response.destroyed).toBe(true);
});

it('drops a reader that does not read', async () => {
  const { response, socket } = await aResponse();
  socket.pause();
  const stream = createEventStream(response);
  const data = 'x'.repeat(1_000_000);
  let sent = 0;
  while (sent < 100 && stream.send({ id: String(sent), data })) sent += 1;
  expect(sent).toBeLessThan(100);
  expect(response.destroyed).toBe(true);
  expect(stream.send({ id: 'late', data: null })).toBe(false);
});

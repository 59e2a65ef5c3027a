import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';

import { createOutbound } from './create-outbound.ts';
import type { Outbound } from './outbound.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that says one thing to whoever listens; its `host:port`, and what it was asked. */
async function serve() {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  const asked: IncomingMessage[] = [];
  let connections = 0;
  server.on('connection', (socket) => {
    connections += 1;
    closing.push(() => socket.destroy());
  });
  server.on('upgrade', (request) => asked.push(request));
  sockets.on('connection', (client) => {
    client.send(Buffer.from([1, 2, 3]));
    client.send('a paper boat');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, port, asked, connections: () => connections };
}

const toLoopback = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);

function out(options: Parameters<typeof createOutbound>[0] = {}): Outbound {
  const way = createOutbound(options);
  closing.push(() => way.close());
  return way;
}

/** What was heard, and how often it ended. */
function hear(way: Outbound, url: string) {
  const heard: string[] = [];
  const ended = { times: 0 };
  const socket = way.listen({
    url,
    headers: { 'x-one': 'two' },
    onText: (text) => heard.push(text),
    onEnd: () => {
      ended.times += 1;
    },
  });
  return { ended, heard, socket };
}

it('hears the texts of a host of the operator’s own, and no bytes', async () => {
  const { asked, host } = await serve();
  const { ended, heard, socket } = hear(out({ ownHosts: [host] }), `http://${host}/ws?clientId=one`);
  await expect.poll(() => heard).toEqual(['a paper boat']);
  expect(asked[0]).toMatchObject({ url: '/ws?clientId=one', headers: { 'x-one': 'two' } });
  socket.close();
  await expect.poll(() => ended.times).toBe(1);
});

it('ends what is open when the way out is closed', async () => {
  const { host } = await serve();
  const way = out({ ownHosts: [host] });
  const { ended, heard } = hear(way, `http://${host}/`);
  await expect.poll(() => heard.length).toBe(1);
  way.close();
  await expect.poll(() => ended.times).toBe(1);
});

it.each(['http://example.com/ws', 'https://127.0.0.1/ws', 'https://gpu.local/ws', 'not an address'])(
  'does not open %s',
  async (url) => {
    const { ended, heard } = hear(out(), url);
    await expect.poll(() => ended.times).toBe(1);
    expect(heard).toEqual([]);
  },
);

it('does not connect a name that leads into a private network', async () => {
  const { connections, port } = await serve();
  const { ended } = hear(out({ resolve: toLoopback }), `https://rebound.example.com:${port}/ws`);
  await expect.poll(() => ended.times).toBe(1);
  expect(connections()).toBe(0);
});

it('ends where nobody answers', async () => {
  const { ended } = hear(out({ ownHosts: ['127.0.0.1:1'] }), 'http://127.0.0.1:1/ws');
  await expect.poll(() => ended.times).toBe(1);
});

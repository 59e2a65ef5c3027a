import { connect } from 'node:net';

import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listen } from './site/listen.ts';
import { limitBody, limitSlowBodies } from './slow-bodies.ts';

const TIMES = { silentMs: 200, totalMs: 450 };
const app = fastify();
limitSlowBodies(app, TIMES);
app.post('/json', () => 'taken');
app.get('/page', () => 'page');
app.register((scope, _options, done) => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
  scope.post('/file', { config: { isFile: true } }, async ({ raw }) => {
    limitBody(raw, { silentMs: TIMES.silentMs, totalMs: Infinity });
    let bytes = 0;
    for await (const piece of raw) bytes += (piece as Buffer).length;
    return `${bytes}`;
  });
  done();
});
let port = 0;
beforeAll(async () => {
  port = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

interface Sent {
  readonly method?: string;
  readonly pieces: number;
  readonly everyMs: number;
}

/** Announces ten bytes and sends some of them, one after the other. Says what came back, and how long it took. */
async function send(path: string, { method = 'POST', pieces, everyMs }: Sent) {
  const began = Date.now();
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  socket.on('error', () => undefined);
  socket.write(`${method} ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n`);
  let left = pieces;
  const timer = setInterval(() => {
    if (left > 0 && !socket.destroyed) socket.write('1');
    left -= 1;
    if (left === 0 && pieces === 10) setTimeout(() => socket.end(), 40);
  }, everyMs);
  // A reset connection is closed, too: `once` would reject for its error.
  await new Promise((closed) => socket.once('close', closed));
  clearInterval(timer);
  return { status: /^HTTP\/1.1 (?<code>\d+)/.exec(answer)?.groups?.['code'], ms: Date.now() - began };
}

describe('S32: a body that does not come', () => {
  it.each<[string, Sent]>([
    ['is silent', { pieces: 3, everyMs: 5 }],
    ['trickles', { pieces: 9, everyMs: 80 }],
    ['comes with a question that has none', { method: 'GET', pieces: 0, everyMs: 5 }],
  ])('ends with its connection: it %s', async (_how, sent) => {
    const { ms } = await send(sent.method === 'GET' ? '/page' : '/json', sent);
    expect(ms).toBeGreaterThanOrEqual(TIMES.silentMs - 10);
    expect(ms).toBeLessThan(TIMES.totalMs + 400);
  });

  it('is looked at on a path that nobody serves', async () => {
    const { ms } = await send('/nowhere', { pieces: 1, everyMs: 5 });
    expect(ms).toBeLessThan(TIMES.totalMs + 400);
  });

  it('ends as a file, too, once it is silent; one that goes on may take longer', async () => {
    expect((await send('/file', { pieces: 3, everyMs: 5 })).ms).toBeLessThan(TIMES.totalMs + 400);
    const slow = await send('/file', { pieces: 10, everyMs: 50 });
    expect(slow.ms).toBeGreaterThan(TIMES.totalMs);
    expect(slow.status).toBe('200');
  });

  it('leaves a connection alone whose bodies come, however long it is kept', async () => {
    const socket = connect(port, '127.0.0.1');
    let answers = 0;
    socket.on('data', (data) => (answers += data.toString().split('HTTP/1.1 200').length - 1));
    const request = 'POST /json HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';
    for (let time = 1; time <= 4; time += 1) {
      socket.write(request);
      await expect.poll(() => answers, { interval: 5 }).toBe(time);
      await new Promise((done) => setTimeout(done, TIMES.silentMs + 20));
    }
    expect(socket.destroyed).toBe(false);
    socket.destroy();
  });
});

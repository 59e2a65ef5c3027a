import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

import { afterEach, expect, it } from 'vitest';

import { headerOf, startSmtpSink, type SinkRules } from '../../testing/mail/smtp-sink.ts';
import { createSmtpCarrier } from './smtp-carrier.ts';

const mail = {
  to: 'ada@example.com',
  replyTo: undefined,
  off: undefined,
  messageId: '<one@kinora.example>',
  subject: 'Grüße, „Ada“',
  text: 'Your code: ABC234\n.\nEnd\n',
  html: '<p>Your code: <b>ABC234</b></p>',
};
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const carrierTo = (port: number, patienceMs = 5000) =>
  createSmtpCarrier({
    host: '127.0.0.1',
    port,
    secure: false,
    user: '',
    password: '',
    from: 'studio@kinora.example',
    patienceMs,
  });
const never = () => new AbortController().signal;

async function aSink(rules: SinkRules = {}) {
  const sink = await startSmtpSink(rules);
  closers.push(() => sink.close());
  return { sink, carrier: carrierTo(sink.port) };
}

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

it('sends one mail to one address, with text and HTML', async () => {
  const { carrier, sink } = await aSink();
  expect(await carrier.carry({ ...mail, replyTo: 'eve@example.com' }, never())).toEqual({ ok: true, value: null });
  const [taken] = sink.taken;
  if (!taken) throw new Error('nothing came');
  expect(taken).toMatchObject({ from: 'studio@kinora.example', to: ['ada@example.com'] });
  expect(headerOf(taken, 'message-id')).toBe('<one@kinora.example>');
  expect(headerOf(taken, 'from')).toBe('Kinora <studio@kinora.example>');
  expect(headerOf(taken, 'to')).toBe('ada@example.com');
  expect(headerOf(taken, 'reply-to')).toBe('eve@example.com');
  expect(headerOf(taken, 'content-type')).toMatch(/^multipart\/alternative/);
  expect(headerOf(taken, 'auto-submitted')).toBe('auto-generated');
  expect(taken.raw).toContain('Content-Type: text/html; charset=utf-8');
  expect(taken.raw).toContain('<b>ABC234</b>');
});

it.each([
  [451, 'try later', 'again'],
  [421, 'shutting down', 'again'],
  [503, 'out of turn', 'again'],
  [550, 'no such user', 'refused'],
  [552, 'mailbox full', 'refused'],
])('%d %s: %s', async (code, words, kind) => {
  const { carrier, sink } = await aSink({ refuse: () => ({ code, words }) });
  const result = await carrier.carry(mail, never());
  expect(result).toMatchObject({ ok: false, failure: { kind, problem: expect.stringContaining(words) as string } });
  expect(sink.taken).toEqual([]);
});

it('tries again later where nobody answers', async () => {
  const server = createServer();
  const port = await portOf(server);
  await new Promise((resolve) => server.close(resolve));
  expect(await carrierTo(port).carry(mail, never())).toMatchObject({ failure: { kind: 'again' } });
});

it('does not wait for ever for a server that says nothing', async () => {
  const server = createServer();
  const port = await portOf(server);
  server.on('connection', (socket) => closers.push(async () => socket.destroy()));
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  expect(await carrierTo(port, 60).carry(mail, never())).toMatchObject({ failure: { kind: 'again' } });
});

it('stops when it is told to', async () => {
  const controller = new AbortController();
  const { carrier } = await aSink({ onMail: () => new Promise(() => controller.abort()) });
  expect(await carrier.carry(mail, controller.signal)).toMatchObject({ failure: { kind: 'again' } });
});

it.each([
  'ada@example.com\r\nBcc: eve@example.com',
  'ada@example.com, eve@example.com',
  'Ada <ada@example.com>',
  'ada@example.com\0',
  '',
])('sends nothing to %j', async (to) => {
  const { carrier, sink } = await aSink();
  expect(await carrier.carry({ ...mail, to }, never())).toMatchObject({ failure: { kind: 'refused' } });
  expect(await carrier.carry({ ...mail, replyTo: to }, never())).toMatchObject({ failure: { kind: 'refused' } });
  expect(sink.taken).toEqual([]);
});

it('keeps a subject on one line', async () => {
  const { carrier, sink } = await aSink();
  await carrier.carry({ ...mail, subject: 'Hello\r\nBcc: eve@example.com' }, never());
  const [taken] = sink.taken;
  expect(taken && headerOf(taken, 'bcc')).toBeUndefined();
  expect(taken?.to).toEqual(['ada@example.com']);
});

it('sends no password to a far server that offers no encryption', async () => {
  const { sink } = await aSink();
  const far = { host: 'LOCALHOST', port: sink.port, secure: false, user: 'me', password: 'secret' };
  const carrier = createSmtpCarrier({ ...far, from: 'studio@kinora.example', patienceMs: 2000 });
  expect(await carrier.carry(mail, never())).toMatchObject({
    failure: { kind: 'again', problem: expect.stringContaining('STARTTLS') as string },
  });
  expect(sink.taken).toEqual([]);
});

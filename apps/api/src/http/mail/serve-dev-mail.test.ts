import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';

import { renderMail } from '../../domain/mail/render-mail.ts';
import { serveDevMail } from './serve-dev-mail.ts';

const rendered = renderMail(
  {
    kind: 'support',
    locale: 'en',
    values: { email: 'e@f.example', topic: 'clip', message: '<img src=x onerror=alert(1)>\nhttps://kinora.example/"x' },
  },
  { createdAt: 1_795_262_400_000, support: 'help@kinora.example', operator: 'Ada' },
);
const mail = { id: 'm1', to: 'ada@example.com', at: 1_795_262_400_000, ...rendered };
const app = fastify();
serveDevMail({ kept: () => Promise.resolve([mail]) })(app, () => Promise.reject(new Error('nobody asked')));
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url, headers: { host: 'localhost:4000', ...headers }, remoteAddress });

it('hands the outbox out as data', async () => {
  const { to, subject, text, html, at } = mail;
  const response = await get('/dev/mail.json');
  expect(response.json()).toEqual([{ to, subject, text, html, at }]);
  expect(response.headers['cache-control']).toBe('no-store');
});

it('shows it as a page that needs nothing inline', async () => {
  const { body, headers } = await get('/dev/mail');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('To <bdi>ada@example.com</bdi>');
  expect(body).toContain('<a href="https://kinora.example/&quot;x">');
  expect(body).not.toMatch(/<img|<script|<style|style=/);
  expect((await get('/dev/mail.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});

it('shows the HTML as a document that can do nothing', async () => {
  expect((await get('/dev/mail')).body).toContain('<iframe sandbox title="Clip: message from e@f.example"');
  const { body, headers } = await get('/dev/mail/m1');
  expect(body).toBe(mail.html);
  expect(headers['content-security-policy']).toMatch(
    /^sandbox; default-src 'none'; style-src 'sha256-[\w+/]{43}='; frame-ancestors 'self'$/,
  );
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect((await get('/dev/mail/m2')).statusCode).toBe(404);
});

it.each(['/dev/mail', '/dev/mail.json', '/dev/mail.css', '/dev/mail/m1'])(
  '%s is there for this machine alone',
  async (url) => {
    const strangers = [
      await get(url, { 'x-forwarded-for': '127.0.0.1' }),
      await get(url, { 'x-forwarded-proto': 'https' }),
      await get(url, { forwarded: 'for=127.0.0.1' }),
      await get(url, { host: 'evil.example' }),
      await get(url, { host: '127.0.0.1.evil.example' }),
      await get(url, {}, '192.168.0.7'),
      await get(url, {}, '::ffff:10.0.0.1'),
    ];
    expect(strangers.map(({ statusCode }) => statusCode)).toEqual(strangers.map(() => 404));
    const near = [await get(url, { host: '[::1]:4000' }, '::1'), await get(url, {}, '::ffff:127.0.0.1')];
    expect(near.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  },
);

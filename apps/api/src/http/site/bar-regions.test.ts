import fastify from 'fastify';
import { expect, it } from 'vitest';

import { barRegions } from './bar-regions.ts';

async function ask(url: string, address: string) {
  const app = fastify({ trustProxy: ['127.0.0.1'] });
  barRegions(app, (one) => one !== '1.0.1.1');
  app.post('/api/call', { config: { isEnvelope: true } }, () => 'served');
  app.setNotFoundHandler((_request, reply) => reply.send('served'));
  const { statusCode, body } = await app.inject({ method: 'POST', url, headers: { 'x-forwarded-for': address } });
  return { statusCode, body };
}

const refused = JSON.stringify({ code: 403, msg: 'region-not-served', data: null });

it.each([
  ['/account/login?x=1', 403],
  ['/media/1', 403],
  ['/api/call', 200],
])('S19: refuses %s from a barred address, in the way of its kind', async (url, statusCode) => {
  expect(await ask(url, '1.0.1.1')).toEqual({ statusCode, body: refused });
  expect(await ask(url, '8.8.8.8')).toMatchObject({ body: 'served' });
});

it.each(['/', '/home/', '/api/tool/ip_info', '/livez'])('leaves %s open', async (url) => {
  expect(await ask(url, '1.0.1.1')).toMatchObject({ body: 'served' });
});

import { ok } from '@kinora/contracts';
import { expect, it } from 'vitest';

import type { Outbound, OutboundRequest } from '../outbound/outbound.ts';
import { createApi } from './create-api.ts';
import { textAt } from './read-json.ts';

function apiOf(status: number, body: string) {
  const sent: OutboundRequest[] = [];
  const outbound: Outbound = {
    send(request) {
      sent.push(request);
      return Promise.resolve(ok({ status, headers: {}, body: Buffer.from(body) }));
    },
    download: () => Promise.reject(new Error('nothing is copied here')),
    listen: () => ({ close() {} }),
    close: () => {},
  };
  const api = createApi({
    outbound,
    base: 'https://vendor.example.com/v1',
    headers: () => ({ authorization: 'Bearer one' }),
    refusalIn(json) {
      const code = textAt(json, 'error');
      return code === undefined ? undefined : { code, meaning: ['declined', 'request'] };
    },
  });
  return { api, sent };
}

it('sends JSON with the key, below the base address', async () => {
  const { api, sent } = apiOf(200, '{"id":"a"}');
  expect(await api({ method: 'POST', path: '/clips', json: { of: 1 } })).toMatchObject({
    value: { json: { id: 'a' } },
  });
  expect(sent[0]).toMatchObject({
    url: 'https://vendor.example.com/v1/clips',
    body: '{"of":1}',
    headers: { authorization: 'Bearer one', 'content-type': 'application/json' },
  });
});

it('sends a form with its boundary', async () => {
  const { api, sent } = apiOf(200, '{}');
  const form = new FormData();
  form.set('file', new Blob(['bytes']), 'a.webp');
  await api({ method: 'POST', path: '/files', form });
  expect(sent[0]?.headers?.['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(Buffer.from(sent[0]?.body ?? '').toString()).toContain('bytes');
});

it('finds a refusal inside an answer that says it is fine', async () => {
  const { api } = apiOf(200, '{"error":"Policy"}');
  expect(await api({ path: '/clips' })).toMatchObject({ failure: { reason: 'declined', code: 'Policy' } });
});

it('takes an empty answer, and no answer that is no JSON', async () => {
  expect(await apiOf(200, '').api({ path: '/' })).toMatchObject({ ok: true });
  expect(await apiOf(200, '<html>').api({ path: '/' })).toMatchObject({
    failure: { reason: 'no-answer', mayRun: true },
  });
});

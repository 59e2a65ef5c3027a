import { fail, ok } from '@kinora/contracts';
import { expect, it } from 'vitest';

import type { Outbound, OutboundProblem } from '../outbound/outbound.ts';
import { fetchOutput } from './fetch-output.ts';

const outboundOf = (download: Outbound['download']): Outbound => ({
  download,
  send: () => Promise.reject(new Error('nothing is asked here')),
  listen: () => ({ close() {} }),
  close: () => {},
});
const to = { path: 'file', maxBytes: 10 };
const output = { url: 'https://vendor.example.com/a.mp4' };

it('says what type and how long a copy is', async () => {
  const answer = { status: 200, headers: { 'content-type': 'video/mp4' }, body: Buffer.alloc(0), bytes: 9 };
  const copied = await fetchOutput(
    outboundOf(() => Promise.resolve(ok(answer))),
    output,
    to,
  );
  expect(copied).toEqual({ ok: true, value: { bytes: 9, type: 'video/mp4' } });
});

it.each([
  ['too-large', 'bad-result', 'request'],
  ['forbidden-address', 'bad-result', 'request'],
  ['redirected', 'bad-result', 'request'],
  ['cut', 'no-answer', 'route'],
  ['timed-out', 'no-answer', 'route'],
] as const)('takes a copy that ended as %s for %s', async (problem: OutboundProblem, reason, where) => {
  const lost = outboundOf(() => Promise.resolve(fail({ problem, isSent: true, detail: '' })));
  expect(await fetchOutput(lost, output, to)).toMatchObject({ failure: { reason, at: where } });
});

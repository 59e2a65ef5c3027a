import { ok } from '@kinora/contracts';
import { expect, it } from 'vitest';

import type { Outbound } from '../outbound/outbound.ts';
import { createComfyui } from './comfyui.ts';
import { COMFYUI_FAILURES } from './failures.data.ts';
import { endOf } from './history.ts';

/** Answers the start of a clip, whatever was asked for. */
async function startedWith(json: object) {
  const outbound: Outbound = {
    send: () => Promise.resolve(ok({ status: 400, headers: {}, body: Buffer.from(JSON.stringify(json)) })),
    download: () => Promise.reject(new Error('nothing is fetched')),
    listen: () => ({ close() {} }),
    close() {},
  };
  const request = { id: 'one', model: 'wan-2-2', mode: 'text', input: {}, files: {}, watermark: false } as const;
  return createComfyui({ outbound, key: '' }).start(request, { key: 'one' });
}

const isException = (code: string) => code.includes('.') || code.endsWith('Error');
const codes = Object.entries(COMFYUI_FAILURES).filter(([code]) => !isException(code));
const exceptions = Object.entries(COMFYUI_FAILURES).filter(([code]) => isException(code));

it.each(codes)('knows what %s says of a workflow: %j', async (code, [reason, at]) => {
  const ofNode = {
    error: { type: 'prompt_outputs_failed_validation', message: 'no', details: '' },
    node_errors: { weights: { errors: [{ type: code, message: 'no', details: 'why' }] } },
  };
  expect(await startedWith(ofNode)).toMatchObject({ failure: { reason, at, code, mayRun: false } });
  const ofAll = { error: { type: code, message: 'no', details: '' }, node_errors: [] };
  expect(await startedWith(ofAll)).toMatchObject({ failure: { reason, at, code, mayRun: false } });
});

const failedWith = (exception_type: string) => ({
  outputs: {},
  status: { status_str: 'error', completed: false, messages: [['execution_error', { exception_type }]] },
});

it.each([...exceptions, ['KeyError', ['crashed', 'route']] as const])(
  'knows what a job that ended with %s means: %j',
  (code, [reason, at]) => {
    const end = endOf(failedWith(code), { base: 'http://gpu', id: 'one' });
    expect(end).toMatchObject({ state: 'failed', failure: { reason, at, code, reference: 'one' } });
  },
);

it('takes a job that saved nothing for one without a result', () => {
  const entry = { outputs: {}, status: { status_str: 'success', completed: true, messages: [] } };
  expect(endOf(entry, { base: 'http://gpu', id: 'one' })).toMatchObject({ failure: { reason: 'bad-result' } });
});

it('finds the file in its folder', () => {
  const images = [{ filename: 'a b.mp4', subfolder: 'kinora', type: 'output' }];
  const entry = { outputs: { save: { images } }, status: { status_str: 'success' } };
  expect(endOf(entry, { base: 'http://gpu', id: 'one' })).toEqual({
    state: 'ready',
    output: { url: 'http://gpu/view?filename=a+b.mp4&subfolder=kinora&type=output' },
  });
});

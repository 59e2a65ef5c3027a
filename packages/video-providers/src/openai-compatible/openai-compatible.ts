import { readFile } from 'node:fs/promises';

import { fail, ok } from '@kinora/contracts';

import { createApi } from '../kit/create-api.ts';
import { typeOf } from '../kit/data-url.ts';
import { unreadable, type Refusal } from '../kit/failures.ts';
import { fetchOutput } from '../kit/fetch-output.ts';
import { offering } from '../kit/offers.ts';
import { numberAt, textAt } from '../kit/read-json.ts';
import type { RemoteOptions } from '../remote-options.ts';
import type { OperationState, ProviderFailure, RemoteProvider } from '../remote-provider.ts';
import type { ClipRequest } from '../video-provider.ts';
import { OPENAI_FAILURES } from './failures.data.ts';
import { offersOf, sizeOf } from './offers.ts';

function refusalIn(json: unknown): Refusal | undefined {
  const code = textAt(json, 'error', 'code') ?? textAt(json, 'error', 'type');
  // The error of a job stands in the job.
  if (code === undefined || textAt(json, 'object') === 'video') return undefined;
  return { code, meaning: OPENAI_FAILURES[code], words: textAt(json, 'error', 'message') };
}

function failureOf(json: unknown, id: string): ProviderFailure {
  const code = textAt(json, 'error', 'code') ?? 'unknown';
  const [reason, at] = OPENAI_FAILURES[code] ?? ['crashed', 'route'];
  return { reason, at, code, reference: id, detail: (textAt(json, 'error', 'message') ?? '').slice(0, 300) };
}

/** Undefined for a state that is not documented. */
function stateOf(
  json: unknown,
  { base, id }: { readonly base: string; readonly id: string },
): OperationState | undefined {
  const status = textAt(json, 'status');
  const percent = numberAt(json, 'progress');
  if (status === 'queued') return { state: 'waiting' };
  if (status === 'in_progress') return { state: 'running', ...(percent !== undefined && { share: percent / 100 }) };
  if (status === 'completed') return { state: 'ready', output: { url: `${base}/videos/${id}/content` } };
  return status === 'failed' ? { state: 'failed', failure: failureOf(json, id) } : undefined;
}

async function formOf({ files, input }: ClipRequest, model: string): Promise<FormData> {
  const form = new FormData();
  form.set('model', model);
  form.set('prompt', input.prompt ?? '');
  form.set('seconds', String(input.seconds));
  form.set('size', sizeOf(input));
  const { first } = files;
  if (first !== undefined) {
    form.set('input_reference', new Blob([await readFile(first)], { type: typeOf(first) }), 'first.webp');
  }
  return form;
}

/**
 * Any server that speaks OpenAI's format for videos: a gateway, or one's own. Which models it runs, and what it calls
 * them, is the operator's to say. A job that was deleted while it ran may still be made there: it counts as too late.
 */
export function createOpenAiCompatible(options: RemoteOptions): RemoteProvider {
  const { base = 'https://api.openai.com/v1', key, models = {}, outbound, timeoutMs } = options;
  const headers = { authorization: `Bearer ${key}` };
  const api = createApi({ outbound, base, timeoutMs, headers: () => headers, refusalIn });
  return {
    name: 'openai-compatible',
    hasKeys: false,
    ...offering(offersOf(Object.keys(models))),
    async start(request, { signal }) {
      const form = await formOf(request, models[request.model] ?? request.model);
      const answered = await api({ method: 'POST', path: '/videos', form, signal });
      if (!answered.ok) return answered;
      const id = textAt(answered.value.json, 'id');
      return id === undefined ? fail(unreadable(answered.value.answer)) : ok({ id });
    },
    async check({ id }, signal) {
      const path = encodeURIComponent(id);
      const answered = await api({ path: `/videos/${path}`, signal });
      if (!answered.ok) return answered;
      const state = stateOf(answered.value.json, { base, id: path });
      return state ? ok(state) : fail(unreadable(answered.value.answer));
    },
    cancel: () => Promise.resolve(ok('too-late')),
    fetch: (_operation, output, to) => fetchOutput(outbound, output, { ...to, headers }),
  };
}

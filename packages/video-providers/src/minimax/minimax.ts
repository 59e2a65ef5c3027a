import { fail, ok, type Result } from '@kinora/contracts';

import { createApi, type CallApi } from '../kit/create-api.ts';
import { dataUrlOf } from '../kit/data-url.ts';
import { unreadable, type Refusal } from '../kit/failures.ts';
import { fetchOutput } from '../kit/fetch-output.ts';
import { offering } from '../kit/offers.ts';
import { textAt } from '../kit/read-json.ts';
import type { RemoteOptions } from '../remote-options.ts';
import type { Offer, OperationState, ProviderFailure, RemoteProvider } from '../remote-provider.ts';
import type { ClipRequest } from '../video-provider.ts';
import { MINIMAX_FAILURES } from './failures.data.ts';

const OFFERS: readonly Offer[] = (['text', 'image', 'first-last'] as const).map((mode) => ({
  model: 'hailuo-02',
  mode,
}));
const GENERATE = '/v1/video_generation';
const QUERY = '/v1/query/video_generation';
const RETRIEVE = '/v1/files/retrieve';
const FINE = '0';
/** The only thing that can be wrong with a query is its id. */
const UNKNOWN = '2013';

const gone = (failure: ProviderFailure): ProviderFailure => ({ ...failure, reason: 'gone' });

/** A refusal stands within an answer that says 200. */
function refusalIn(json: unknown): Refusal | undefined {
  const code = textAt(json, 'base_resp', 'status_code') ?? FINE;
  // What a task came to stands beside its state.
  if (code === FINE || textAt(json, 'status') === 'Fail') return undefined;
  const words = textAt(json, 'base_resp', 'status_msg');
  return {
    code,
    meaning: MINIMAX_FAILURES[code] ?? ['no-answer', 'route'],
    reference: textAt(json, 'trace_id'),
    words,
  };
}

async function bodyOf({ files, input }: ClipRequest): Promise<object> {
  const { first, last } = files;
  return {
    model: 'MiniMax-Hailuo-02',
    prompt: input.prompt ?? '',
    duration: input.seconds,
    resolution: input.resolution?.toUpperCase(),
    ...(first !== undefined && { first_frame_image: await dataUrlOf(first) }),
    ...(last !== undefined && { last_frame_image: await dataUrlOf(last) }),
    // Its own mark would stand beside ours.
    aigc_watermark: false,
  };
}

function failureOf(json: unknown, id: string): ProviderFailure {
  const code = textAt(json, 'base_resp', 'status_code') ?? 'unknown';
  const [reason, at] = MINIMAX_FAILURES[code] ?? ['crashed', 'route'];
  return { reason, at, code, reference: id, detail: `the task failed: ${code}` };
}

/** The file of a finished task has an address of its own, for nine hours. */
async function outputOf(
  api: CallApi,
  json: unknown,
  signal: AbortSignal | undefined,
): Promise<Result<OperationState, ProviderFailure>> {
  const fileId = textAt(json, 'file_id') ?? '';
  const answered = await api({ path: `${RETRIEVE}?file_id=${encodeURIComponent(fileId)}`, signal });
  if (!answered.ok) return answered;
  const url = textAt(answered.value.json, 'file', 'download_url');
  return url === undefined ? fail(unreadable(answered.value.answer)) : ok({ state: 'ready', output: { url } });
}

/**
 * MiniMax's own API. Nothing proves where its callbacks come from, and it takes no key for starts and lists none: it is
 * asked, and a start whose answer was lost stays unknown. A job cannot be stopped.
 */
export function createMiniMax(options: RemoteOptions): RemoteProvider {
  const { base = 'https://api.minimax.io', key, outbound, timeoutMs } = options;
  const api = createApi({ outbound, base, timeoutMs, headers: () => ({ authorization: `Bearer ${key}` }), refusalIn });
  return {
    name: 'minimax',
    hasKeys: false,
    ...offering(OFFERS),
    async start(request, { signal }) {
      const answered = await api({ method: 'POST', path: GENERATE, json: await bodyOf(request), signal });
      if (!answered.ok) return answered;
      const id = textAt(answered.value.json, 'task_id');
      return id === undefined ? fail(unreadable(answered.value.answer)) : ok({ id });
    },
    async check({ id }, signal) {
      const answered = await api({ path: `${QUERY}?task_id=${encodeURIComponent(id)}`, signal });
      if (!answered.ok) return fail(answered.failure.code === UNKNOWN ? gone(answered.failure) : answered.failure);
      const { answer, json } = answered.value;
      const status = textAt(json, 'status');
      if (status === 'Success') return outputOf(api, json, signal);
      if (status === 'Fail') return ok({ state: 'failed', failure: failureOf(json, id) });
      if (status === 'Processing') return ok({ state: 'running' });
      return status === 'Preparing' || status === 'Queueing' ? ok({ state: 'waiting' }) : fail(unreadable(answer));
    },
    cancel: () => Promise.resolve(ok('too-late')),
    fetch: (_operation, output, to) => fetchOutput(outbound, output, to),
  };
}

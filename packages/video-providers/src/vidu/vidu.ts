import { fail, ok, type Result } from '@kinora/contracts';

import { createApi } from '../kit/create-api.ts';
import { unreadable, type Refusal } from '../kit/failures.ts';
import { fetchOutput } from '../kit/fetch-output.ts';
import { offering } from '../kit/offers.ts';
import { listAt, parseJson, textAt } from '../kit/read-json.ts';
import { isFresh, isSameSignature } from '../kit/signatures.ts';
import type { RemoteOptions } from '../remote-options.ts';
import type {
  Hook,
  HookNews,
  HookProblem,
  Offer,
  OperationState,
  ProviderFailure,
  RemoteProvider,
} from '../remote-provider.ts';
import { bodyOf, pathOf } from './body.ts';
import { VIDU_FAILURES } from './failures.data.ts';
import { viduSignature } from './hook.ts';

const OFFERS: readonly Offer[] = (['text', 'image', 'first-last', 'reference'] as const).map((mode) => ({
  model: 'vidu-q1',
  mode,
}));

/** A failed task tells its code in the task, a refused request in `reason`. */
function refusalIn(json: unknown): Refusal | undefined {
  const code = textAt(json, 'reason') ?? textAt(json, 'err_code');
  if (code === undefined || textAt(json, 'state') !== undefined) return undefined;
  return { code, meaning: VIDU_FAILURES[code], reference: textAt(json, 'trace_id'), words: textAt(json, 'message') };
}

function failureOf(json: unknown, id: string): ProviderFailure {
  const code = textAt(json, 'err_code') ?? 'unknown';
  const [reason, at] = VIDU_FAILURES[code] ?? ['crashed', 'route'];
  return { reason, at, code, reference: id, detail: `the task failed: ${code}` };
}

function readyState(json: unknown): OperationState | undefined {
  const url = textAt(listAt(json, 'creations')[0], 'url');
  return url === undefined ? undefined : { state: 'ready', output: { url } };
}

/** Undefined for a state that is not documented. */
function stateOf(json: unknown, id: string): OperationState | undefined {
  const state = textAt(json, 'state');
  if (state === 'created' || state === 'queueing') return { state: 'waiting' };
  if (state === 'processing') return { state: 'running' };
  if (state === 'success') return readyState(json);
  if (state !== 'failed') return undefined;
  if (textAt(json, 'err_code') === 'UserCancelled') return { state: 'cancelled' };
  return { state: 'failed', failure: failureOf(json, id) };
}

function readHook(key: string, { body, headers, method, now, url }: Hook): Result<HookNews, HookProblem> {
  const { pathname, search } = new URL(url, 'http://server');
  const { date = '', 'x-hmac-signature': signature, 'x-request-nonce': nonce = '' } = headers;
  const expected = viduSignature(key, { method, path: pathname, query: search.slice(1), date, nonce });
  if (!isSameSignature(signature, expected)) return fail('forged');
  if (!isFresh(Date.parse(date), now)) return fail('stale');
  const id = textAt(parseJson(body), 'id');
  return id === undefined ? fail('malformed') : ok({ operationId: id });
}

/** Vidu's own API. It takes no key for starts and lists none, so a start whose answer was lost stays unknown. */
export function createVidu(options: RemoteOptions): RemoteProvider {
  const { base = 'https://api.vidu.com/ent/v2', key, outbound, timeoutMs } = options;
  const api = createApi({ outbound, base, timeoutMs, headers: () => ({ authorization: `Token ${key}` }), refusalIn });
  return {
    name: 'vidu',
    hasKeys: false,
    ...offering(OFFERS),
    async start(request, { callback, signal }) {
      const path = pathOf(request.mode) ?? '';
      const answered = await api({ method: 'POST', path, json: await bodyOf(request, callback), signal });
      if (!answered.ok) return answered;
      const id = textAt(answered.value.json, 'task_id');
      return id === undefined ? fail(unreadable(answered.value.answer)) : ok({ id });
    },
    async check({ id }, signal) {
      const answered = await api({ path: `/tasks/${encodeURIComponent(id)}/creations`, signal });
      if (!answered.ok) return answered;
      const state = stateOf(answered.value.json, id);
      return state ? ok(state) : fail(unreadable(answered.value.answer));
    },
    async cancel({ id }) {
      const path = `/tasks/${encodeURIComponent(id)}/cancel`;
      const answered = await api({ method: 'POST', path, json: { id } });
      if (answered.ok) return ok('cancelled');
      return answered.failure.at === 'request' ? ok('too-late') : answered;
    },
    fetch: (_operation, output, to) => fetchOutput(outbound, output, to),
    hook: (hook) => Promise.resolve(readHook(key, hook)),
  };
}

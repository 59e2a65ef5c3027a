import { randomUUID } from 'node:crypto';

import { fail, ok, type Result } from '@kinora/contracts';

import { createApi } from '../kit/create-api.ts';
import { unreadable, type Refusal } from '../kit/failures.ts';
import { fetchOutput } from '../kit/fetch-output.ts';
import { offering } from '../kit/offers.ts';
import { numberAt, parseJson, textAt } from '../kit/read-json.ts';
import { isFresh, isSameSignature } from '../kit/signatures.ts';
import type { RemoteOptions } from '../remote-options.ts';
import type { Hook, HookNews, HookProblem, Offer, OperationState, RemoteProvider } from '../remote-provider.ts';
import { PIXVERSE_FAILURES } from './failures.data.ts';
import { pixverseSignature } from './hook.ts';
import { startCall } from './start.ts';

const OFFERS: readonly Offer[] = (['text', 'image', 'first-last', 'reference', 'video'] as const).map((mode) => ({
  model: 'pixverse-4-5',
  mode,
}));
const FINE = '0';

/** The envelope says what went wrong, mostly with status 200. */
function refusalIn(json: unknown): Refusal | undefined {
  const code = textAt(json, 'ErrCode') ?? FINE;
  if (code === FINE) return undefined;
  return { code, meaning: PIXVERSE_FAILURES[code] ?? ['no-answer', 'route'], words: textAt(json, 'ErrMsg') };
}

/** States of a result: 1 done, 5 being made, 6 deleted, 7 kept back, 8 failed; 9 and 10, queued and being made, come too. */
function stateOf(json: unknown, id: string): OperationState | undefined {
  const state = numberAt(json, 'Resp', 'status');
  const url = textAt(json, 'Resp', 'url');
  const failed = { at: 'route', reference: id, code: String(state) } as const;
  if (state === 1) return url === undefined ? undefined : { state: 'ready', output: { url } };
  if (state === 9) return { state: 'waiting' };
  if (state === 5 || state === 10) return { state: 'running' };
  if (state === 6) return { state: 'cancelled' };
  if (state === 7)
    return {
      state: 'failed',
      failure: { ...failed, at: 'request', reason: 'withheld', detail: 'it did not pass moderation' },
    };
  return state === 8 ? { state: 'failed', failure: { ...failed, reason: 'crashed', detail: 'it failed' } } : undefined;
}

function readHook(secret: string, { body, headers, now }: Hook): Result<HookNews, HookProblem> {
  const { 'webhook-nonce': nonce = '', 'webhook-signature': signature, 'webhook-timestamp': timestamp = '' } = headers;
  const payload = parseJson(body);
  if (typeof payload !== 'object' || payload === null) return fail('malformed');
  if (!isSameSignature(signature, pixverseSignature(secret, { timestamp, nonce, payload }))) return fail('forged');
  if (!isFresh(Number(timestamp) * 1000, now)) return fail('stale');
  const operationId = textAt(payload, 'id');
  return operationId === undefined
    ? fail('malformed')
    : ok({ operationId, answer: { type: 'text/plain', body: 'ok' } });
}

/**
 * PixVerse's own API. Where webhooks go is set in its console, so none is asked for; a start whose answer was lost stays
 * unknown, and a job cannot be stopped.
 */
export function createPixVerse(options: RemoteOptions): RemoteProvider {
  const { base = 'https://app-api.pixverse.ai/openapi/v2', hookSecret, key, outbound, timeoutMs } = options;
  // The same trace twice is one request to PixVerse: each gets its own.
  const headers = () => ({ 'api-key': key, 'ai-trace-id': randomUUID() });
  const api = createApi({ outbound, base, timeoutMs, headers, refusalIn });
  return {
    name: 'pixverse',
    hasKeys: false,
    ...offering(OFFERS),
    async start(request, { signal }) {
      const call = await startCall(api, request);
      if (!call.ok) return call;
      const answered = await api({ method: 'POST', ...call.value, signal });
      if (!answered.ok) return answered;
      const id = textAt(answered.value.json, 'Resp', 'video_id');
      return id === undefined ? fail(unreadable(answered.value.answer)) : ok({ id });
    },
    async check({ id }, signal) {
      const answered = await api({ path: `/video/result/${encodeURIComponent(id)}`, signal });
      if (!answered.ok) return answered;
      const state = stateOf(answered.value.json, id);
      return state ? ok(state) : fail(unreadable(answered.value.answer));
    },
    cancel: () => Promise.resolve(ok('too-late')),
    fetch: (_operation, output, to) => fetchOutput(outbound, output, to),
    ...(hookSecret !== undefined && { hook: (hook: Hook) => Promise.resolve(readHook(hookSecret, hook)) }),
  };
}

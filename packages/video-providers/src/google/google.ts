import { fail, ok } from '@kinora/contracts';

import { createApi } from '../kit/create-api.ts';
import { unreadable, type Meaning, type Refusal } from '../kit/failures.ts';
import { fetchOutput } from '../kit/fetch-output.ts';
import { offering } from '../kit/offers.ts';
import { at, listAt, textAt } from '../kit/read-json.ts';
import type { RemoteOptions } from '../remote-options.ts';
import type { Offer, OperationState, ProviderFailure, RemoteProvider } from '../remote-provider.ts';
import { veoBody } from './body.ts';
import { GOOGLE_FAILURES } from './failures.data.ts';
import { VEO_MODELS } from './models.data.ts';
import { RPC_FAILURES } from './rpc-failures.data.ts';

const OFFERS: readonly Offer[] = (['text', 'image', 'first-last', 'reference', 'video'] as const).map((mode) => ({
  model: 'veo-3-1',
  mode,
}));
const isAt = (url: string, base: string) => URL.canParse(url) && new URL(url).origin === new URL(base).origin;

/** What Google calls a prompt that its filters stop, in an error that has no status of its own for it. */
const POLICY = /safety|policy|responsible ai|usage guidelines|blocked/i;

function meaningOf(code: string, words: string): Meaning | undefined {
  if (code === 'INVALID_ARGUMENT' && POLICY.test(words)) return ['declined', 'request'];
  return GOOGLE_FAILURES[code];
}

function refusalIn(json: unknown): Refusal | undefined {
  const code = textAt(json, 'error', 'status');
  // The error of an operation stands in the operation.
  if (code === undefined || at(json, 'name') !== undefined) return undefined;
  const words = textAt(json, 'error', 'message') ?? '';
  return { code, meaning: meaningOf(code, words), words };
}

function failureOf(json: unknown, id: string): ProviderFailure {
  const code = textAt(json, 'error', 'code') ?? 'unknown';
  const words = textAt(json, 'error', 'message') ?? '';
  const [reason, where] =
    code === '3' && POLICY.test(words)
      ? (['declined', 'request'] as const)
      : (RPC_FAILURES[code] ?? ['crashed', 'route']);
  return { reason, at: where, code, reference: id, detail: words.slice(0, 300) };
}

/** A finished operation without a video was stopped by the filters after it was made. */
function stateOf(json: unknown, id: string): OperationState {
  if (at(json, 'done') !== true) return { state: 'running' };
  if (at(json, 'error') !== undefined) return { state: 'failed', failure: failureOf(json, id) };
  const answer = at(json, 'response', 'generateVideoResponse');
  const url = textAt(listAt(answer, 'generatedSamples')[0], 'video', 'uri');
  if (url !== undefined) return { state: 'ready', output: { url } };
  const reasons = listAt(answer, 'raiMediaFilteredReasons').join(' ').slice(0, 300);
  const failure = { reason: 'withheld', at: 'request', code: 'rai-filtered', reference: id, detail: reasons } as const;
  return { state: 'failed', failure };
}

/**
 * Veo by Google's Gemini API. It takes no key of ours for starts and lists no operations, and goes on charging for what
 * a client lets go of: nothing is started twice, and nothing can be stopped.
 */
export function createGoogle(options: RemoteOptions): RemoteProvider {
  const { base = 'https://generativelanguage.googleapis.com/v1beta', key, outward, timeoutMs } = options;
  const headers = { 'x-goog-api-key': key };
  const api = createApi({ outward, base, timeoutMs, headers: () => headers, refusalIn });
  return {
    name: 'google',
    hasKeys: false,
    ...offering(OFFERS),
    async start(request, { signal }) {
      const model = VEO_MODELS[request.input.tier ?? 'fast'] ?? '';
      const path = `/models/${model}:predictLongRunning`;
      const answered = await api({ method: 'POST', path, json: await veoBody(request), signal });
      if (!answered.ok) return answered;
      const id = textAt(answered.value.json, 'name');
      return id === undefined ? fail(unreadable(answered.value.answer)) : ok({ id });
    },
    async check({ id }, signal) {
      const answered = await api({ path: `/${id}`, signal });
      if (!answered.ok) return answered;
      const { answer, json } = answered.value;
      return textAt(json, 'name') === undefined ? fail(unreadable(answer)) : ok(stateOf(json, id));
    },
    cancel: () => Promise.resolve(ok('too-late')),
    // The key is for Google alone: at another origin the file has to be open.
    fetch: (_operation, output, to) =>
      fetchOutput(outward, output, { ...to, ...(isAt(output.url, base) && { headers }) }),
  };
}

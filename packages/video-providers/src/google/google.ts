import { fail, ok, type Result } from '@kinora/contracts';

import { isTooLarge, unreadable } from '../kit/failures.ts';
import { offering } from '../kit/offers.ts';
import { at, listAt, textAt } from '../kit/read-json.ts';
import type { RemoteOptions } from '../remote-options.ts';
import type { Offer, OperationState, ProviderFailure, RemoteProvider } from '../remote-provider.ts';
import { veoBody } from './body.ts';
import { createVertex } from './call-vertex.ts';
import { declinedBy } from './declined-by.ts';
import { fetchVideo, videoIn } from './fetch-video.ts';
import { VEO_MODELS } from './models.data.ts';
import { RPC_FAILURES } from './rpc-failures.data.ts';

const OFFERS: readonly Offer[] = (['text', 'image', 'first-last', 'reference', 'video'] as const).map((mode) => ({
  model: 'veo-3-1',
  mode,
}));
const BASE = 'https://us-central1-aiplatform.googleapis.com/v1';
const LOCATION = 'us-central1';

const HOSTS = /^(?:(?<region>[a-z0-9-]+)-aiplatform|aiplatform\.(?<area>[a-z]+)\.rep)\.googleapis\.com$/;

/** Google's hosts name the location: `europe-west4-aiplatform…`, `aiplatform.eu.rep…`, and `aiplatform…` for all of it. */
export function locationOf(base: string): string {
  const { hostname } = new URL(base);
  if (hostname === 'aiplatform.googleapis.com') return 'global';
  const { area, region } = HOSTS.exec(hostname)?.groups ?? {};
  return region ?? area ?? LOCATION;
}

/** An operation is called after the model that runs it. */
const NAME = /^(projects\/[\w.:-]+\/locations\/[\w-]+\/publishers\/google\/models\/[\w.-]+)\/operations\/([\w.-]+)$/;

function failureOf(json: unknown, reference: string): ProviderFailure {
  const code = textAt(json, 'error', 'code') ?? 'unknown';
  const words = textAt(json, 'error', 'message') ?? '';
  const declined = code === '3' ? declinedBy(words) : undefined;
  const [reason, where] = declined ?? RPC_FAILURES[code] ?? ['crashed', 'route'];
  return { reason, at: where, code, reference, detail: words.slice(0, 300) };
}

/** A finished operation without a video was stopped by the filters after it was made. */
function stateOf(json: unknown, url: string, reference: string): OperationState {
  if (at(json, 'done') !== true) return { state: 'running' };
  if (at(json, 'error') !== undefined) return { state: 'failed', failure: failureOf(json, reference) };
  if (videoIn(json)) return { state: 'ready', output: { url } };
  const reasons = listAt(json, 'response', 'raiMediaFilteredReasons').join(' ').slice(0, 300);
  const failure = { reason: 'withheld', at: 'request', code: 'rai-filtered', reference, detail: reasons } as const;
  return { state: 'failed', failure };
}

/**
 * Veo by Google's Vertex AI. It takes no key of ours for starts, and goes on charging for what a client lets go of:
 * nothing is started twice, and nothing can be stopped. Its videos come within the answer, so that no bucket is needed.
 */
export function createGoogle(options: RemoteOptions): RemoteProvider {
  const { base = BASE } = options;
  const { call, project } = createVertex({ ...options, base });
  const modelPath = (model: string) =>
    `projects/${encodeURIComponent(project)}/locations/${locationOf(base)}/publishers/google/models/${model}`;
  /** How an operation is asked for, and its own number. */
  const asking = (id: string) => {
    const [, model = modelPath(VEO_MODELS['fast'] ?? ''), number = id] = NAME.exec(id) ?? [];
    return {
      request: { path: `/${model}:fetchPredictOperation`, json: { operationName: `${model}/operations/${number}` } },
      number: number.slice(0, 80),
    };
  };
  return {
    name: 'google',
    hasKeys: false,
    ...offering(OFFERS),
    async start(request, { signal }) {
      const path = `/${modelPath(VEO_MODELS[request.input.tier ?? 'fast'] ?? '')}:predictLongRunning`;
      const answered = await call({ method: 'POST', path, json: await veoBody(request), signal });
      if (!answered.ok) return answered;
      const id = textAt(answered.value.json, 'name') ?? '';
      return NAME.test(id) ? ok({ id }) : fail(unreadable(answered.value.answer));
    },
    async check({ id }, signal): Promise<Result<OperationState, ProviderFailure>> {
      const { number, request } = asking(id);
      const answered = await call({ method: 'POST', ...request, signal });
      const url = `${base}${request.path}`;
      if (answered.ok) {
        const { answer, json } = answered.value;
        return textAt(json, 'name') === undefined ? fail(unreadable(answer)) : ok(stateOf(json, url, number));
      }
      // Nothing but a video makes an answer that long, and it is not needed yet.
      return isTooLarge(answered.failure) ? ok({ state: 'ready', output: { url } }) : answered;
    },
    cancel: () => Promise.resolve(ok('too-late')),
    fetch: ({ id }, _output, to) => fetchVideo(call, asking(id).request, to),
  };
}

import { fail, ok, type Result } from '@kinora/contracts';
import { REFERENCE_SLOTS, type Mode } from '@kinora/contracts/catalogue';

import { createApi, type CallApi } from '../kit/create-api.ts';
import { dataUrlOf } from '../kit/data-url.ts';
import { unreadable, type Refusal } from '../kit/failures.ts';
import { fetchOutput } from '../kit/fetch-output.ts';
import { offering } from '../kit/offers.ts';
import { listAt, numberAt, textAt } from '../kit/read-json.ts';
import type { RemoteOptions } from '../remote-options.ts';
import type { Offer, Operation, OperationState, ProviderFailure, RemoteProvider } from '../remote-provider.ts';
import type { ClipRequest } from '../video-provider.ts';
import { FAL_ENDPOINTS, type FalEndpoint } from './endpoints.ts';
import { FAL_FAILURES } from './failures.data.ts';
import { createFalHooks, FAL_KEYS_PATH } from './hook.ts';
import { limitsOf } from './limits.ts';

const OFFERS: readonly Offer[] = Object.entries(FAL_ENDPOINTS).map(([name, { lacks }]) => {
  const [model = '', mode] = name.split(' ');
  // The keys are written as model and mode.
  return { model, mode: mode as Mode, ...(lacks && { lacks }) };
});

type Asked = Pick<ClipRequest, 'input' | 'mode' | 'model'>;
const endpointFor = ({ mode, model }: Asked): FalEndpoint | undefined => FAL_ENDPOINTS[`${model} ${mode}`];

/** fal answers what went wrong as a list of details, or as a sentence. */
function refusalIn(json: unknown): Refusal | undefined {
  const [detail] = listAt(json, 'detail');
  const code = textAt(detail, 'type');
  const words = textAt(detail, 'msg') ?? textAt(json, 'detail');
  if (code === undefined) return words === undefined ? undefined : { words };
  const field = listAt(detail, 'loc').join('.');
  if (code === 'content_policy_violation' && /image|frame|video/.test(field)) {
    return { code, meaning: ['picture-declined', 'request'], words };
  }
  return { code, meaning: FAL_FAILURES[code], words };
}

async function filesOf({ files }: ClipRequest, names: NonNullable<FalEndpoint['files']>): Promise<object> {
  const entries = Object.entries(names).map(async ([name, slot]) => {
    if (slot !== 'references') return [name, await dataUrlOf(files[slot] ?? '')] as const;
    return [name, await Promise.all(REFERENCE_SLOTS.flatMap((one) => files[one] ?? []).map(dataUrlOf))] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function bodyOf(request: ClipRequest, { files = {}, settings }: FalEndpoint): Promise<object> {
  const chosen = Object.entries(settings).flatMap(([name, read]) => {
    const value = read(request.input);
    return value === undefined ? [] : [[name, value]];
  });
  return { prompt: request.input.prompt ?? '', ...Object.fromEntries(chosen), ...(await filesOf(request, files)) };
}

/** Jobs are asked for at the application: the first two parts of an endpoint. */
const jobPath = ({ id, more = {} }: Operation) =>
  `/${(more['endpoint'] ?? '').split('/').slice(0, 2).join('/')}/requests/${encodeURIComponent(id)}`;

const CLIENT_LEFT = 499;

/** A finished job has an output, or says with its status why it has none. */
async function endOf(
  api: CallApi,
  operation: Operation,
  signal: AbortSignal | undefined,
): Promise<Result<OperationState, ProviderFailure>> {
  const answered = await api({ path: jobPath(operation), signal });
  if (answered.ok) {
    const url = textAt(answered.value.json, 'video', 'url');
    return url === undefined ? fail(unreadable(answered.value.answer)) : ok({ state: 'ready', output: { url } });
  }
  const { failure } = answered;
  if (failure.detail.startsWith(String(CLIENT_LEFT))) return ok({ state: 'cancelled' });
  // Without a word of fal's own it is the line that failed, not the job.
  return failure.code === undefined
    ? answered
    : ok({ state: 'failed', failure: { ...failure, reference: operation.id } });
}

/** Where it is asked, and where it tells which keys it signs with. */
const [OWN_BASE, KEYS_BASE] = ['https://queue.fal.run', 'https://rest.fal.ai'] as const;

/** fal, which runs models of many vendors. It takes no key for starts and lists nothing by one. */
export function createFal(options: RemoteOptions): RemoteProvider {
  const { base = OWN_BASE, key, outbound, timeoutMs } = options;
  const api = createApi({ outbound, base, timeoutMs, headers: () => ({ authorization: `Key ${key}` }), refusalIn });
  const offered = offering(OFFERS);
  return {
    name: 'fal',
    hasKeys: false,
    ...offered,
    validate: (asked) => offered.validate(asked) ?? limitsOf(asked),
    async start(request, { callback, signal }) {
      const endpoint = endpointFor(request);
      const path = typeof endpoint?.path === 'function' ? endpoint.path(request.input) : (endpoint?.path ?? '');
      const json = endpoint && (await bodyOf(request, endpoint));
      const query = callback === undefined ? '' : `?fal_webhook=${encodeURIComponent(callback)}`;
      const answered = await api({ method: 'POST', path: `/${path}${query}`, json, signal });
      if (!answered.ok) return answered;
      const id = textAt(answered.value.json, 'request_id');
      return id === undefined ? fail(unreadable(answered.value.answer)) : ok({ id, more: { endpoint: path } });
    },
    async check(operation, signal) {
      const answered = await api({ path: `${jobPath(operation)}/status`, signal });
      if (!answered.ok) return answered;
      const { answer, json } = answered.value;
      const status = textAt(json, 'status');
      const place = numberAt(json, 'queue_position');
      if (status === 'IN_QUEUE') return ok({ state: 'waiting', ...(place !== undefined && { place }) });
      if (status === 'IN_PROGRESS') return ok({ state: 'running' });
      return status === 'COMPLETED' ? endOf(api, operation, signal) : fail(unreadable(answer));
    },
    async cancel(operation) {
      const answered = await api({ method: 'PUT', path: `${jobPath(operation)}/cancel` });
      if (answered.ok) return ok('cancelled');
      return answered.failure.at === 'request' ? ok('too-late') : answered;
    },
    fetch: (_operation, output, to) => fetchOutput(outbound, output, to),
    hook: createFalHooks(outbound, `${base === OWN_BASE ? KEYS_BASE : base}${FAL_KEYS_PATH}`),
  };
}

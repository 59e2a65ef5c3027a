import { fail, ok, type Result } from '@kinora/contracts';
import type { Mode } from '@kinora/contracts/catalogue';

import { createApi } from '../kit/create-api.ts';
import { dataUrlOf } from '../kit/data-url.ts';
import { unreadable, type Meaning, type Refusal } from '../kit/failures.ts';
import { fetchOutput } from '../kit/fetch-output.ts';
import { offering } from '../kit/offers.ts';
import { listAt, parseJson, textAt } from '../kit/read-json.ts';
import { verifyStandard } from '../kit/standard-webhooks.ts';
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
import type { ClipRequest } from '../video-provider.ts';
import { limitsOf } from './limits.ts';
import { REPLICATE_MODELS, type ReplicateModel } from './models.ts';

const OFFERS: readonly Offer[] = Object.entries(REPLICATE_MODELS).map(([name, { lacks }]) => {
  const [model = '', mode] = name.split(' ');
  // The keys are written as model and mode.
  return { model, mode: mode as Mode, ...(lacks && { lacks }) };
});

type Asked = Pick<ClipRequest, 'input' | 'mode' | 'model'>;
const modelFor = ({ mode, model }: Asked): ReplicateModel | undefined => REPLICATE_MODELS[`${model} ${mode}`];

/** What fails says so in a sentence, at times with a code in it: E005 is what was flagged, before or after. */
const CODE = /\bE\d{3}\b/;

function meaningOf(words: string): Meaning {
  const isFlagged = words.includes('E005') || /flagged|sensitive|safety|nsfw|policy/i.test(words);
  if (!isFlagged) return ['crashed', 'route'];
  if (/image|frame/i.test(words)) return ['picture-declined', 'request'];
  return /output|generated/i.test(words) && !/input/i.test(words) ? ['withheld', 'request'] : ['declined', 'request'];
}

function refusalIn(json: unknown): Refusal | undefined {
  const title = textAt(json, 'title');
  return title === undefined ? undefined : { code: title.replaceAll(' ', '-'), words: textAt(json, 'detail') };
}

function failureOf(json: unknown, id: string): ProviderFailure {
  const words = textAt(json, 'error') ?? '';
  const [reason, at] = meaningOf(words);
  const code = CODE.exec(words)?.[0];
  return { reason, at, reference: id, detail: words.slice(0, 300), ...(code !== undefined && { code }) };
}

function readyState(json: unknown): OperationState | undefined {
  const url = textAt(json, 'output') ?? textAt(listAt(json, 'output')[0]);
  return url === undefined ? undefined : { state: 'ready', output: { url } };
}

/** Undefined for a state that is not documented. */
function stateOf(json: unknown, id: string): OperationState | undefined {
  const status = textAt(json, 'status');
  if (status === 'starting') return { state: 'waiting' };
  if (status === 'processing') return { state: 'running' };
  if (status === 'succeeded') return readyState(json);
  if (status === 'canceled' || status === 'aborted') return { state: 'cancelled' };
  return status === 'failed' ? { state: 'failed', failure: failureOf(json, id) } : undefined;
}

async function inputOf(
  { files: given, input }: ClipRequest,
  { files = {}, settings }: ReplicateModel,
): Promise<object> {
  const chosen = Object.entries(settings).flatMap(([name, read]) => {
    const value = read(input);
    return value === undefined ? [] : [[name, value]];
  });
  const pictures = Object.entries(files).map(async ([name, slot]) => [
    name,
    await dataUrlOf(given[slot as 'first'] ?? ''),
  ]);
  return {
    prompt: input.prompt ?? '',
    ...Object.fromEntries(chosen),
    ...Object.fromEntries(await Promise.all(pictures)),
  };
}

function readHook(secret: string, hook: Hook): Result<HookNews, HookProblem> {
  const verified = verifyStandard(secret, hook);
  if (!verified.ok) return verified;
  const operationId = textAt(parseJson(hook.body), 'id');
  return operationId === undefined ? fail('malformed') : ok({ operationId });
}

/** Replicate, which runs models of many vendors. Its list does not tell our jobs apart, and it takes no key for starts. */
export function createReplicate(options: RemoteOptions): RemoteProvider {
  const { base = 'https://api.replicate.com/v1', hookSecret, key, outbound, timeoutMs } = options;
  const api = createApi({ outbound, base, timeoutMs, headers: () => ({ authorization: `Bearer ${key}` }), refusalIn });
  const offered = offering(OFFERS);
  return {
    name: 'replicate',
    hasKeys: false,
    ...offered,
    validate: (asked) => offered.validate(asked) ?? limitsOf(asked),
    async start(request, { callback, signal }) {
      const model = modelFor(request);
      const hook =
        callback === undefined || hookSecret === undefined
          ? {}
          : { webhook: callback, webhook_events_filter: ['completed'] };
      const json = { input: model && (await inputOf(request, model)), ...hook };
      const path = `/models/${model?.path(request.input) ?? ''}/predictions`;
      const answered = await api({ method: 'POST', path, json, signal });
      if (!answered.ok) return answered;
      const id = textAt(answered.value.json, 'id');
      return id === undefined ? fail(unreadable(answered.value.answer)) : ok({ id });
    },
    async check({ id }, signal) {
      const answered = await api({ path: `/predictions/${encodeURIComponent(id)}`, signal });
      if (!answered.ok) return answered;
      const state = stateOf(answered.value.json, id);
      return state ? ok(state) : fail(unreadable(answered.value.answer));
    },
    async cancel({ id }) {
      const answered = await api({ method: 'POST', path: `/predictions/${encodeURIComponent(id)}/cancel` });
      if (!answered.ok) return answered;
      // One that had ended answers with what it came to.
      return ok(textAt(answered.value.json, 'status') === 'canceled' ? 'cancelled' : 'too-late');
    },
    fetch: (_operation, output, to) => fetchOutput(outbound, output, to),
    ...(hookSecret !== undefined && { hook: (hook: Hook) => Promise.resolve(readHook(hookSecret, hook)) }),
  };
}

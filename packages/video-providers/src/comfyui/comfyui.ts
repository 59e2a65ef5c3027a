import { fail, ok, type Result } from '@kinora/contracts';
import { findModel } from '@kinora/contracts/catalogue';

import { createApi } from '../kit/create-api.ts';
import { unreadable, type Refusal } from '../kit/failures.ts';
import { fetchOutput } from '../kit/fetch-output.ts';
import { offering } from '../kit/offers.ts';
import { at, listAt, textAt } from '../kit/read-json.ts';
import type { RemoteOptions } from '../remote-options.ts';
import type { Offer, OperationState, ProviderFailure, RemoteProvider } from '../remote-provider.ts';
import { COMFYUI_FAILURES } from './failures.data.ts';
import { endOf, readEntry } from './history.ts';
import { OPEN_MODELS } from './open-models.ts';
import { prepare } from './prepare.ts';
import { readPlace } from './queue.ts';
import { createShares } from './shares.ts';
import { stopJob } from './stop-job.ts';
import { createStopped } from './stopped.ts';

/** Every mode of the catalogue's open models has a workflow. */
const OFFERS: readonly Offer[] = OPEN_MODELS.flatMap(({ slug }) =>
  (findModel(slug)?.modes ?? []).map(({ mode }) => ({ model: slug, mode })),
);

/** What is wrong with a workflow: of its first node in trouble, or of all of it. */
function refusalIn(json: unknown): Refusal | undefined {
  const whole = textAt(json, 'error', 'type');
  if (whole === undefined) return undefined;
  const [error] = Object.values(at(json, 'node_errors') ?? {}).flatMap((node: unknown) => listAt(node, 'errors'));
  const code = textAt(error, 'type') ?? whole;
  const words = textAt(error, 'details') ?? textAt(json, 'error', 'message');
  return { code, meaning: COMFYUI_FAILURES[code] ?? ['crashed', 'route'], words };
}

/** Its history ends with the process, and with a press of a button. */
const GONE: ProviderFailure = { reason: 'gone', at: 'route', detail: 'neither in the queue nor in the history' };

/**
 * Open models on the operator's own ComfyUI, which asks for no key and no money. Behind a proxy that asks for a key, the
 * key goes there as a bearer token. A start names the job, so one whose answer was lost can be looked for; two starts of
 * one name are two jobs.
 */
export function createComfyui(options: RemoteOptions): RemoteProvider {
  const { base = 'http://127.0.0.1:8188', key: token, outbound, timeoutMs } = options;
  const headers: Readonly<Record<string, string>> = token === '' ? {} : { authorization: `Bearer ${token}` };
  const api = createApi({ outbound, base, timeoutMs, headers: () => headers, refusalIn });
  const shares = createShares({ outbound, base, headers });
  const stopped = createStopped();

  async function ended(id: string, signal?: AbortSignal): Promise<Result<OperationState, ProviderFailure>> {
    const entry = await readEntry(api, id, signal);
    if (!entry.ok) return entry;
    if (entry.value !== undefined) return ok(endOf(entry.value, { base, id }));
    return stopped.has(id) ? ok({ state: 'cancelled' }) : fail(GONE);
  }

  return {
    name: 'comfyui',
    hasKeys: false,
    ...offering(OFFERS),
    async start(request, { key, signal }) {
      const prepared = await prepare(api, request, { key, signal });
      if (!prepared.ok) return prepared;
      const json = { prompt: prepared.value, client_id: key, prompt_id: key };
      const answered = await api({ method: 'POST', path: '/prompt', json, signal });
      if (!answered.ok) return answered;
      const id = textAt(answered.value.json, 'prompt_id');
      return id === undefined ? fail(unreadable(answered.value.answer)) : ok({ id });
    },
    // A job moves from the queue to the history, never back.
    async find(_request, { key }) {
      const place = await readPlace(api, key);
      if (!place.ok) return place;
      if (place.value !== undefined) return ok({ id: key });
      const entry = await readEntry(api, key);
      if (!entry.ok) return entry;
      return ok(entry.value === undefined ? 'absent' : { id: key });
    },
    async check({ id }, signal) {
      const place = await readPlace(api, id, signal);
      if (!place.ok) return place;
      if (place.value === 'running') {
        const share = shares.of(id);
        return ok({ state: 'running', ...(share !== undefined && { share }) });
      }
      if (place.value !== undefined) return ok({ state: 'waiting', place: place.value });
      shares.end(id);
      return ended(id, signal);
    },
    cancel({ id }) {
      shares.end(id);
      return stopJob(api, id, { onTaken: () => stopped.add(id) });
    },
    fetch: (_operation, output, to) => fetchOutput(outbound, output, { ...to, headers }),
    close: () => shares.close(),
  };
}

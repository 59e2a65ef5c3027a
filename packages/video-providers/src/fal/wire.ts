import { inputProblem, type InputProblem } from '../simulators/check-input.ts';
import type { Outcome, SimulatedJob } from '../simulators/simulated-job.ts';
import type { ErrorKind, SimAnswer, SimJobs, Wire } from '../simulators/wire.ts';
import { FAL_KEYS_PATH, falKeys, falSignature } from './hook.ts';
import { FAL_INPUTS } from './input-shapes.ts';

const detailed = (status: number, type: string, field = 'prompt'): SimAnswer => ({
  status,
  json: { detail: [{ loc: ['body', field], msg: `simulated: ${type}`, type }] },
});

const ERRORS: Readonly<Record<ErrorKind, SimAnswer>> = {
  'bad-key': { status: 401, json: { detail: 'No user found for Key ID and Secret' } },
  busy: { status: 429, json: { detail: 'Too many requests' } },
  'no-credit': { status: 402, json: { detail: 'Exhausted balance' } },
  'not-found': { status: 404, json: { detail: 'Request not found' } },
  'server-error': { status: 500, body: 'Internal Server Error' },
  unavailable: { status: 503, body: 'Service Unavailable' },
};
const ENDS: Readonly<Record<Exclude<Outcome, 'never'>, (url: string) => SimAnswer>> = {
  ready: (url) => ({
    json: { video: { url, content_type: 'video/mp4', file_name: 'output.mp4', file_size: 1 }, seed: 7 },
  }),
  declined: () => detailed(422, 'content_policy_violation'),
  'picture-declined': () => detailed(422, 'content_policy_violation', 'image_url'),
  withheld: () => detailed(422, 'no_media_generated'),
  fails: () => detailed(500, 'downstream_service_error'),
  // What a cancelled request answers is not documented; proxies say it so.
  cancelled: () => ({ status: 499, json: { detail: 'Request was cancelled' } }),
};

const TYPES: Readonly<Record<InputProblem['what'], string>> = {
  extra: 'extra_forbidden',
  missing: 'missing',
  wrong: 'literal_error',
};

function statusOf(job: SimulatedJob, jobs: SimJobs): object {
  const { phase, place } = jobs.at(job);
  if (phase === 'waiting') return { status: 'IN_QUEUE', queue_position: place };
  return { status: phase === 'running' ? 'IN_PROGRESS' : 'COMPLETED', logs: null };
}

/** As the result's answer has it, or the refusal. */
function postOf(job: SimulatedJob, jobs: SimJobs): object {
  const { outcome } = jobs.at(job);
  const told = { request_id: job.id, gateway_request_id: job.id };
  if (outcome === undefined || outcome === 'never') return told;
  const { json, status = 200 } = ENDS[outcome](outcome === 'ready' ? jobs.resultUrl(job) : '');
  return status === 200
    ? { ...told, status: 'OK', payload: json }
    : { ...told, status: 'ERROR', error: `Invalid status code: ${status}`, payload: json };
}

const KEY = 'fal-id:simulated';
const OF_JOB = '^/fal-ai/[^/]+/requests/([^/]+)';

/** fal's queue, as documented. */
export const FAL_WIRE: Wire = {
  name: 'fal',
  sources: [
    'https://docs.fal.ai/model-endpoints/queue',
    'https://docs.fal.ai/model-endpoints/webhooks',
    'npm @fal-ai/client 1.10.1',
  ],
  key: KEY,
  // Its public keys are for everybody.
  keyOf: ({ headers, path }) => (path === FAL_KEYS_PATH ? KEY : /^Key (.+)$/.exec(headers['authorization'] ?? '')?.[1]),
  error: (kind) => ERRORS[kind],
  routes: [
    { method: 'GET', path: /^\/\.well-known\/jwks\.json$/, act: 'keys', answer: () => ({ json: falKeys(KEY) }) },
    {
      method: 'GET',
      path: new RegExp(`${OF_JOB}/status$`),
      act: 'check',
      answer({ params }, jobs) {
        const job = jobs.find(params[0]);
        return job
          ? { status: jobs.at(job).phase === 'ended' ? 200 : 202, json: statusOf(job, jobs) }
          : ERRORS['not-found'];
      },
    },
    {
      method: 'PUT',
      path: new RegExp(`${OF_JOB}/cancel$`),
      act: 'cancel',
      answer({ params }, jobs) {
        const job = jobs.find(params[0]);
        if (!job) return ERRORS['not-found'];
        const isStopped = jobs.cancel(job);
        return {
          status: isStopped ? 202 : 400,
          json: { status: isStopped ? 'CANCELLATION_REQUESTED' : 'ALREADY_COMPLETED' },
        };
      },
    },
    {
      method: 'GET',
      path: new RegExp(`${OF_JOB}$`),
      act: 'output',
      answer({ params }, jobs) {
        const job = jobs.find(params[0]);
        if (!job) return ERRORS['not-found'];
        const { outcome } = jobs.at(job);
        if (outcome === undefined || outcome === 'never')
          return { status: 400, json: { detail: 'Request is still in progress' } };
        return ENDS[outcome](outcome === 'ready' ? jobs.resultUrl(job) : '');
      },
    },
    {
      method: 'POST',
      path: /^\/(fal-ai(?:\/[a-z0-9.-]+)+)$/,
      act: 'start',
      answer({ json, params: [endpoint = ''], query }, jobs) {
        const shape = FAL_INPUTS[endpoint];
        if (!shape) return { status: 404, json: { detail: `Path /${endpoint} not found` } };
        const input = { ...(json as object) };
        const problem = inputProblem(input, shape);
        if (problem) return detailed(422, TYPES[problem.what], problem.field);
        const { id } = jobs.accept({ asked: { ...input, endpoint }, callback: query.get('fal_webhook') ?? undefined });
        return { json: { request_id: id, status: 'IN_QUEUE', queue_position: 0 } };
      },
    },
  ],
  hook(job, { jobs, now, secret }) {
    const [userId, timestamp] = ['a-user', String(Math.floor(now / 1000))];
    const body = JSON.stringify(postOf(job, jobs));
    return {
      headers: {
        'x-fal-webhook-request-id': job.id,
        'x-fal-webhook-user-id': userId,
        'x-fal-webhook-timestamp': timestamp,
        'x-fal-webhook-signature': falSignature(secret, { requestId: job.id, userId, timestamp, body }),
      },
      body,
    };
  },
};

import { at, textAt } from '../kit/read-json.ts';
import { standardSignature } from '../kit/standard-webhooks.ts';
import { inputProblem } from '../simulators/check-input.ts';
import type { Outcome, SimulatedJob } from '../simulators/simulated-job.ts';
import type { ErrorKind, SimAnswer, SimJobs, Wire } from '../simulators/wire.ts';
import { REPLICATE_INPUTS } from './input-shapes.ts';

const refusal = (status: number, title: string, detail = `simulated: ${title}`): SimAnswer => ({
  status,
  json: { title, detail, status, type: 'about:blank' },
});
/** What may stand beside the input of a prediction. */
const AROUND: ReadonlySet<string> = new Set(['input', 'webhook', 'webhook_events_filter']);

const ERRORS: Readonly<Record<ErrorKind, SimAnswer>> = {
  'bad-key': refusal(401, 'Unauthenticated'),
  busy: refusal(429, 'Too Many Requests'),
  'no-credit': refusal(402, 'Insufficient credit'),
  'not-found': refusal(404, 'Not found'),
  'server-error': { status: 500, body: 'Internal Server Error' },
  unavailable: { status: 503, body: 'Service Unavailable' },
};
const ERROR_OF: Readonly<Partial<Record<Outcome, string>>> = {
  declined: 'The input was flagged as sensitive. Please try again with different inputs. (E005)',
  'picture-declined': 'The input image was flagged as sensitive. (E005)',
  withheld: 'The generated video was flagged as sensitive. (E005)',
  fails: 'Director: unexpected error handling prediction (E6716)',
};

function statusOf(job: SimulatedJob, jobs: SimJobs): string {
  const { outcome, phase } = jobs.at(job);
  if (phase !== 'ended') return phase === 'waiting' ? 'starting' : 'processing';
  if (outcome === 'cancelled') return 'canceled';
  return outcome === 'ready' ? 'succeeded' : 'failed';
}

function predictionOf(job: SimulatedJob, jobs: SimJobs): object {
  const status = statusOf(job, jobs);
  return {
    id: job.id,
    input: at(job.asked, 'input'),
    status,
    output: status === 'succeeded' ? jobs.resultUrl(job) : null,
    error: status === 'failed' ? (ERROR_OF[job.outcome] ?? 'failed') : null,
    created_at: new Date(job.startedAt),
  };
}

/** Replicate's predictions, as documented. */
export const REPLICATE_WIRE: Wire = {
  name: 'replicate',
  sources: ['https://replicate.com/docs/reference/http', 'https://replicate.com/docs/topics/webhooks/verify-webhook'],
  path: '/v1',
  key: 'r8_simulated',
  keyOf: ({ headers }) => /^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1],
  error: (kind) => ERRORS[kind],
  routes: [
    {
      method: 'POST',
      path: /^\/v1\/models\/([a-z0-9-]+\/[a-z0-9.-]+)\/predictions$/,
      act: 'start',
      answer({ json, params: [model = ''] }, jobs) {
        const shape = REPLICATE_INPUTS[model];
        if (!shape) return ERRORS['not-found'];
        const strange = Object.keys(json ?? {}).find((name) => !AROUND.has(name));
        const problem = inputProblem({ ...(at(json, 'input') as object) }, shape);
        if (strange !== undefined || problem) {
          const words = problem ? `- input.${problem.field}: ${problem.what}` : `- ${strange ?? ''}: extra`;
          return refusal(422, 'Input validation failed', words);
        }
        const asked = { ...(json as object), model };
        const job = jobs.accept({ asked, callback: textAt(json, 'webhook') });
        return { status: 201, json: { ...predictionOf(job, jobs), status: 'starting' } };
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/predictions\/([^/]+)$/,
      act: 'check',
      answer({ params }, jobs) {
        const job = jobs.find(params[0]);
        return job ? { json: predictionOf(job, jobs) } : ERRORS['not-found'];
      },
    },
    {
      method: 'POST',
      path: /^\/v1\/predictions\/([^/]+)\/cancel$/,
      act: 'cancel',
      answer({ params }, jobs) {
        const job = jobs.find(params[0]);
        if (!job) return ERRORS['not-found'];
        jobs.cancel(job);
        return { json: predictionOf(job, jobs) };
      },
    },
  ],
  hook(job, { jobs, now, secret }) {
    const [id, timestamp] = [`msg_${crypto.randomUUID()}`, String(Math.floor(now / 1000))];
    const body = JSON.stringify(predictionOf(job, jobs));
    const signature = standardSignature(secret, { id, timestamp, body });
    return {
      headers: { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` },
      body,
    };
  },
};

import type { Outcome, SimulatedJob } from '../simulators/simulated-job.ts';
import type { ErrorKind, SimAnswer, SimJobs, SimRequest, Wire } from '../simulators/wire.ts';

const refusal = (status: number, code: string): SimAnswer => ({
  status,
  json: { error: { code, message: `simulated: ${code}`, type: 'invalid_request_error', param: null } },
});

const ERRORS: Readonly<Record<ErrorKind, SimAnswer>> = {
  'bad-key': refusal(401, 'invalid_api_key'),
  busy: refusal(429, 'rate_limit_exceeded'),
  'no-credit': refusal(429, 'insufficient_quota'),
  'not-found': { status: 404, json: { error: { message: 'Video not found', type: 'invalid_request_error' } } },
  'server-error': { status: 500, body: 'Internal Server Error' },
  unavailable: { status: 503, body: 'Service Unavailable' },
};
const REFUSALS = { declined: 'content_policy_violation', 'picture-declined': 'invalid_image' } as const;
const ENDS: Readonly<Partial<Record<Outcome, string>>> = {
  withheld: 'moderation_blocked',
  fails: 'video_generation_failed',
};

function videoOf(job: SimulatedJob, jobs: SimJobs): object {
  const { outcome, phase, share } = jobs.at(job);
  const common = { id: job.id, object: 'video', created_at: Math.floor(job.startedAt / 1000), error: null };
  if (phase === 'waiting') return { ...common, status: 'queued', progress: 0 };
  if (phase === 'running') return { ...common, status: 'in_progress', progress: Math.floor(share * 100) };
  if (outcome === 'ready') return { ...common, status: 'completed', progress: 100 };
  const code = ENDS[outcome ?? 'fails'] ?? 'video_generation_failed';
  return { ...common, status: 'failed', progress: 0, error: { code, message: `simulated: ${code}` } };
}

/** The fields of a form; a file counts by its name alone. */
async function fieldsOf({ body, headers }: SimRequest): Promise<Record<string, string>> {
  const type = headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
}

/** OpenAI's format for videos, which it has shut down itself and other servers speak. */
export const OPENAI_WIRE: Wire = {
  name: 'openai-compatible',
  sources: ['openai/openai-openapi openapi.yaml 2026-08-21', 'npm openai 6.49.0 resources/videos.d.ts'],
  path: '/v1',
  key: 'sk-simulated',
  keyOf: ({ headers }) => /^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1],
  error: (kind) => ERRORS[kind],
  routes: [
    {
      method: 'POST',
      path: /^\/v1\/videos$/,
      act: 'start',
      async answer(request, jobs) {
        const asked = await fieldsOf(request);
        const isComplete = ['model', 'prompt', 'seconds'].every((name) => (asked[name] ?? '') !== '');
        if (!isComplete || !/^\d+x\d+$/.test(asked['size'] ?? '')) return refusal(400, 'invalid_value');
        const refused = jobs.refusal();
        if (refused) return refusal(400, REFUSALS[refused]);
        return { json: videoOf(jobs.accept({ asked, id: `video_${crypto.randomUUID()}` }), jobs) };
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/videos\/([^/]+)$/,
      act: 'check',
      answer({ params }, jobs) {
        const job = jobs.find(params[0]);
        return job ? { json: videoOf(job, jobs) } : ERRORS['not-found'];
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/videos\/([^/]+)\/content$/,
      act: 'output',
      answer({ params }, jobs) {
        const job = jobs.find(params[0]);
        if (!job) return ERRORS['not-found'];
        return { status: 302, headers: { location: jobs.resultUrl(job) }, body: '' };
      },
    },
  ],
};

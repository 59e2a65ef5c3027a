import { at, textAt } from '../kit/read-json.ts';
import type { Outcome, SimulatedJob } from '../simulators/simulated-job.ts';
import type { ErrorKind, SimAnswer, SimJobs, Wire } from '../simulators/wire.ts';
import { viduSignature, VIDU_SIGNED_HEADERS } from './hook.ts';

const refusal = (status: number, reason: string): SimAnswer => ({
  status,
  json: { code: status, reason, message: `simulated: ${reason}`, metadata: { trace_id: 'a-trace' } },
});

const ERRORS: Readonly<Record<ErrorKind, SimAnswer>> = {
  'bad-key': refusal(401, 'Unauthorized'),
  busy: refusal(429, 'TooManyRequests'),
  'no-credit': refusal(400, 'CreditInsufficient'),
  'not-found': refusal(404, 'TaskNotFound'),
  'server-error': { status: 500, body: 'upstream connect error' },
  unavailable: { status: 503, body: 'no healthy upstream' },
};

const CODES: Readonly<Partial<Record<Outcome, string>>> = {
  cancelled: 'UserCancelled',
  fails: 'InternalServiceFailure',
  withheld: 'CreationPolicyViolation',
};

const REFUSALS = { declined: 'TaskPromptPolicyViolation', 'picture-declined': 'AuditSubmitIllegal' } as const;

function taskOf(job: SimulatedJob, jobs: SimJobs): object {
  const { outcome, phase } = jobs.at(job);
  const common = { id: job.id, credits: 80, payload: textAt(job.asked, 'payload') ?? '', bgm: false, off_peak: false };
  if (phase === 'waiting') return { ...common, state: 'queueing', err_code: '', creations: [] };
  if (phase === 'running') return { ...common, state: 'processing', err_code: '', creations: [] };
  if (outcome !== 'ready') return { ...common, state: 'failed', err_code: CODES[outcome ?? 'fails'], creations: [] };
  const url = jobs.resultUrl(job);
  const creations = [{ id: `${job.id}-1`, url, cover_url: `${url}.jpg`, watermarked_url: '' }];
  return { ...common, state: 'success', err_code: '', creations };
}

/** Vidu, as documented. */
export const VIDU_WIRE: Wire = {
  name: 'vidu',
  sources: [
    'https://platform.vidu.com/docs/text-to-video',
    'https://platform.vidu.com/docs/get-generation',
    'https://platform.vidu.com/docs/error-code',
    'https://platform.vidu.com/docs/callback-signature',
  ],
  key: 'vda_simulated',
  keyOf: ({ headers }) => /^Token (.+)$/.exec(headers['authorization'] ?? '')?.[1],
  error: (kind) => ERRORS[kind],
  routes: [
    {
      method: 'POST',
      path: /^\/(?:text2video|img2video|start-end2video|reference2video)$/,
      act: 'start',
      answer({ json, path }, jobs) {
        const needsImages = path !== '/text2video';
        const images = at(json, 'images');
        const isComplete = textAt(json, 'model') === 'viduq1' && Array.isArray(images) === needsImages;
        if (!isComplete) return refusal(400, 'FieldInvalid');
        const refused = jobs.refusal();
        if (refused) return refusal(400, REFUSALS[refused]);
        const job = jobs.accept({ asked: json, callback: textAt(json, 'callback_url') });
        return { json: { task_id: job.id, state: 'created', model: 'viduq1', credits: 80, created_at: new Date() } };
      },
    },
    {
      method: 'GET',
      path: /^\/tasks\/([^/]+)\/creations$/,
      act: 'check',
      answer({ params }, jobs) {
        const job = jobs.find(params[0]);
        return job ? { json: taskOf(job, jobs) } : ERRORS['not-found'];
      },
    },
    {
      method: 'POST',
      path: /^\/tasks\/([^/]+)\/cancel$/,
      act: 'cancel',
      answer({ params }, jobs) {
        const job = jobs.find(params[0]);
        if (!job) return ERRORS['not-found'];
        return jobs.cancel(job) ? { json: {} } : refusal(400, 'FieldInvalid');
      },
    },
  ],
  hook(job, { jobs, now, secret, url }) {
    const [date, nonce] = [new Date(now).toUTCString(), crypto.randomUUID()];
    const posted = { method: 'POST', path: url.pathname, query: url.search.slice(1), date, nonce };
    return {
      headers: {
        date,
        'x-request-nonce': nonce,
        'x-hmac-algorithm': 'hmac-sha256',
        'x-hmac-access-key': 'vidu',
        'x-hmac-signed-headers': VIDU_SIGNED_HEADERS,
        'x-hmac-signature': viduSignature(secret, posted),
      },
      body: JSON.stringify(taskOf(job, jobs)),
    };
  },
};

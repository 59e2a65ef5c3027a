import { randomBytes } from 'node:crypto';

import type { Outcome, SimulatedJob } from '../simulators/simulated-job.ts';
import type { ErrorKind, SimAnswer, SimJobs, Wire } from '../simulators/wire.ts';
import { answerForToken, isSimulatedCaller, SIMULATED_PROJECT, simulatedAccount, TOKEN_PATH } from './wire-account.ts';
import { operationIn, startProblem } from './wire-check.ts';

const refusal = (
  code: number,
  status: string,
  { message = `simulated: ${status}`, reason }: { readonly message?: string; readonly reason?: string } = {},
): SimAnswer => {
  const info = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', domain: 'googleapis.com', reason };
  return { status: code, json: { error: { code, message, status, ...(reason !== undefined && { details: [info] }) } } };
};

const ERRORS: Readonly<Record<ErrorKind, SimAnswer>> = {
  'bad-key': refusal(401, 'UNAUTHENTICATED', { reason: 'ACCESS_TOKEN_EXPIRED' }),
  busy: refusal(429, 'RESOURCE_EXHAUSTED'),
  'no-credit': refusal(403, 'PERMISSION_DENIED', { reason: 'BILLING_DISABLED' }),
  'not-found': refusal(404, 'NOT_FOUND'),
  'server-error': { status: 500, body: 'Internal Server Error' },
  unavailable: refusal(503, 'UNAVAILABLE'),
};
const invalid = (field: string) =>
  refusal(400, 'INVALID_ARGUMENT', { message: `Request contains an invalid argument: ${field}` });

const MODEL =
  '/v1/(projects/([^/]+)/locations/[^/]+/publishers/google/models/(veo-3\\.1-(?:fast-|lite-)?generate-001))';
const BLOCKED: Readonly<Partial<Record<Outcome, string>>> = {
  declined: 'The prompt could not be submitted. It might violate our policies. Support codes: 62263041',
  'picture-declined':
    'Veo could not generate videos because the input image violates Agent Platform’s usage guidelines. Support codes: 15236754',
};

/** What a finished operation says. */
async function endOf(job: SimulatedJob, jobs: SimJobs): Promise<object> {
  if (job.outcome === 'ready') {
    const { bytes, type } = await jobs.film(job);
    return { response: { videos: [{ bytesBase64Encoded: bytes.toString('base64'), mimeType: type }] } };
  }
  if (job.outcome === 'withheld') {
    const raiMediaFilteredReasons = ['Veo could not generate videos because of its safety filters.'];
    return { response: { raiMediaFilteredCount: 1, raiMediaFilteredReasons } };
  }
  const blocked = BLOCKED[job.outcome];
  return { error: blocked === undefined ? { code: 13, message: 'Internal error' } : { code: 3, message: blocked } };
}

/** Veo by Google's Vertex AI, as documented, with the address of its tokens. */
export const GOOGLE_WIRE: Wire = {
  name: 'google',
  sources: [
    'https://docs.cloud.google.com/vertex-ai/generative-ai/docs/model-reference/veo-video-generation',
    'https://docs.cloud.google.com/gemini-enterprise-agent-platform/models/veo/3-1-generate',
    'https://docs.cloud.google.com/gemini-enterprise-agent-platform/models/video/extend-videos',
    'https://docs.cloud.google.com/gemini-enterprise-agent-platform/models/video/responsible-ai-and-usage-guidelines',
    'https://developers.google.com/identity/protocols/oauth2/service-account',
    'npm @google/genai 2.32.0',
    'npm @ai-sdk/google-vertex 4.0.208',
    'npm google-auth-library 10.9.1',
  ],
  path: '/v1',
  get key() {
    return simulatedAccount();
  },
  holdsResults: true,
  keyOf: (request) => (isSimulatedCaller(request) ? simulatedAccount() : undefined),
  error: (kind) => ERRORS[kind],
  routes: [
    { method: 'POST', path: new RegExp(`^${TOKEN_PATH}$`), act: 'token', answer: answerForToken },
    {
      method: 'POST',
      path: new RegExp(`^${MODEL}:predictLongRunning$`),
      act: 'start',
      answer({ json, params: [model = '', project, name = ''] }, jobs) {
        if (project !== SIMULATED_PROJECT) return refusal(403, 'PERMISSION_DENIED');
        const problem = startProblem(json, name);
        if (problem !== undefined) return invalid(problem);
        const id = randomBytes(8).toString('hex');
        jobs.accept({ asked: { ...(json as object), model: name }, id });
        return { json: { name: `${model}/operations/${id}` } };
      },
    },
    {
      method: 'POST',
      path: new RegExp(`^${MODEL}:fetchPredictOperation$`),
      act: 'check',
      async answer({ json, params: [model = ''] }, jobs) {
        const name = operationIn(json);
        if (name === undefined || !name.startsWith(`${model}/operations/`)) return invalid('operation_name');
        const job = jobs.find(name.slice(`${model}/operations/`.length));
        if (!job) return ERRORS['not-found'];
        const isOver = jobs.at(job).phase === 'ended';
        return { json: isOver ? { name, done: true, ...(await endOf(job, jobs)) } : { name } };
      },
    },
  ],
};

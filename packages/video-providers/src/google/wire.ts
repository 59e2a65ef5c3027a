import { randomBytes } from 'node:crypto';

import { at, listAt, numberAt, textAt } from '../kit/read-json.ts';
import type { Outcome } from '../simulators/simulated-job.ts';
import type { ErrorKind, SimAnswer, Wire } from '../simulators/wire.ts';

const refusal = (code: number, status: string, message = `simulated: ${status}`): SimAnswer => ({
  status: code,
  json: { error: { code, message, status } },
});

const ERRORS: Readonly<Record<ErrorKind, SimAnswer>> = {
  'bad-key': refusal(403, 'PERMISSION_DENIED'),
  busy: refusal(429, 'RESOURCE_EXHAUSTED'),
  'no-credit': refusal(400, 'FAILED_PRECONDITION', 'Billing is not enabled'),
  'not-found': refusal(404, 'NOT_FOUND'),
  'server-error': { status: 500, body: 'Internal Server Error' },
  unavailable: refusal(503, 'UNAVAILABLE'),
};
const MODELS = /^\/v1beta\/models\/(veo-3\.1-(?:fast-|lite-)?generate-001):predictLongRunning$/;
const BLOCKED = 'The prompt could not be submitted. It might violate our usage guidelines.';

/** What a finished operation says. */
function endOf(outcome: Outcome | undefined, url: string): object {
  if (outcome === 'ready') {
    return { response: { generateVideoResponse: { generatedSamples: [{ video: { uri: url } }] } } };
  }
  if (outcome === 'withheld') {
    const raiMediaFilteredReasons = ['Veo could not generate videos because of its safety filters.'];
    return { response: { generateVideoResponse: { raiMediaFilteredCount: 1, raiMediaFilteredReasons } } };
  }
  return { error: { code: 13, message: 'Internal error' } };
}

/** Google's Gemini API for Veo, as documented. */
export const GOOGLE_WIRE: Wire = {
  name: 'google',
  sources: ['https://ai.google.dev/gemini-api/docs/video', 'npm @google/genai 2.32.0', 'npm @ai-sdk/google 4.0.121'],
  path: '/v1beta',
  key: 'google-simulated',
  keyOf: ({ headers }) => headers['x-goog-api-key'],
  error: (kind) => ERRORS[kind],
  routes: [
    {
      method: 'POST',
      path: MODELS,
      act: 'start',
      answer({ json, params }, jobs) {
        const [instance] = listAt(json, 'instances');
        const seconds = numberAt(json, 'parameters', 'durationSeconds') ?? 0;
        const hasFiles = at(instance, 'referenceImages') !== undefined && at(instance, 'image') !== undefined;
        if (textAt(instance, 'prompt') === undefined || seconds < 4 || hasFiles)
          return refusal(400, 'INVALID_ARGUMENT');
        if (jobs.refusal()) return refusal(400, 'INVALID_ARGUMENT', BLOCKED);
        const id = randomBytes(8).toString('hex');
        jobs.accept({ asked: { ...(json as object), model: params[0] }, id });
        return { json: { name: `models/${params[0] ?? ''}/operations/${id}` } };
      },
    },
    {
      method: 'GET',
      path: /^\/v1beta\/(models\/[^/]+\/operations\/([0-9a-f]+))$/,
      act: 'check',
      answer({ params }, jobs) {
        const job = jobs.find(params[1]);
        if (!job) return ERRORS['not-found'];
        const { outcome, phase } = jobs.at(job);
        const name = params[0];
        return { json: phase === 'ended' ? { name, done: true, ...endOf(outcome, jobs.resultUrl(job)) } : { name } };
      },
    },
  ],
};

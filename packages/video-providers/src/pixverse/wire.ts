import { createHash, randomBytes } from 'node:crypto';

import { listAt, numberAt, textAt } from '../kit/read-json.ts';
import type { Outcome, SimulatedJob } from '../simulators/simulated-job.ts';
import type { ErrorKind, SimAnswer, SimJobs, SimRequest, Wire } from '../simulators/wire.ts';
import { pixverseSignature } from './hook.ts';

const said = (code: number, Resp: object | null = null): SimAnswer => ({
  json: { ErrCode: code, ErrMsg: code === 0 ? 'success' : `simulated: ${code}`, Resp },
});

const ERRORS: Readonly<Record<ErrorKind, SimAnswer>> = {
  'bad-key': said(10005),
  busy: { ...said(500044), status: 429 },
  'no-credit': said(500090),
  'not-found': said(500008),
  'server-error': { status: 500, body: 'Internal Server Error' },
  unavailable: { status: 503, body: 'Service Unavailable' },
};
const REFUSALS = { declined: 500063, 'picture-declined': 500054 } as const;
const ENDS: Readonly<Partial<Record<Outcome, number>>> = { ready: 1, cancelled: 6, withheld: 7 };

/** Its ids are whole numbers. */
const numberOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0);

function resultOf(job: SimulatedJob, jobs: SimJobs) {
  const { outcome, phase } = jobs.at(job);
  const status = phase === 'ended' ? (ENDS[outcome ?? 'fails'] ?? 8) : 5;
  return {
    id: Number(job.id),
    status,
    url: status === 1 ? jobs.resultUrl(job) : '',
    prompt: textAt(job.asked, 'prompt'),
  };
}

const FILES: Readonly<Record<string, (json: unknown) => readonly unknown[]>> = {
  text: () => [],
  img: (json) => [numberAt(json, 'img_id')],
  transition: (json) => [numberAt(json, 'first_frame_img'), numberAt(json, 'last_frame_img')],
  extend: (json) => [numberAt(json, 'video_media_id')],
  fusion: (json) => listAt(json, 'image_references').map((reference) => numberAt(reference, 'img_id')),
};

/** All that is required is there, and every file was uploaded. */
function isComplete({ json, params }: SimRequest, { files }: SimJobs): boolean {
  const needed = ['prompt', 'quality', 'duration'].every((name) => textAt(json, name) !== undefined);
  const given = FILES[params[0] ?? '']?.(json) ?? [undefined];
  return needed && textAt(json, 'model') === 'v4.5' && given.every((id) => files.has(String(id)));
}

function uploaded({ body, headers }: SimRequest, jobs: SimJobs, idAt: string): SimAnswer {
  const isForm = headers['content-type']?.startsWith('multipart/form-data') === true && body.includes('filename=');
  if (!isForm) return said(400017);
  const id = numberOf(randomBytes(8).toString('hex'));
  jobs.files.set(String(id), body);
  return said(0, { [idAt]: id });
}

/** PixVerse, as documented. */
export const PIXVERSE_WIRE: Wire = {
  name: 'pixverse',
  sources: [
    'https://docs.platform.pixverse.ai/how-to-use-text-to-video-882970m0',
    'https://docs.platform.pixverse.ai/how-to-use-extend-1268531m0',
    'https://docs.platform.pixverse.ai/how-to-use-webhook-1905378m0',
  ],
  path: '/openapi/v2',
  key: 'pixverse-simulated',
  keyOf: ({ headers }) => (headers['ai-trace-id'] === undefined ? undefined : headers['api-key']),
  error: (kind) => ERRORS[kind],
  routes: [
    {
      method: 'POST',
      path: /^\/openapi\/v2\/image\/upload$/,
      act: 'upload',
      answer: (request, jobs) => uploaded(request, jobs, 'img_id'),
    },
    {
      method: 'POST',
      path: /^\/openapi\/v2\/media\/upload$/,
      act: 'upload',
      answer: (request, jobs) => uploaded(request, jobs, 'media_id'),
    },
    {
      method: 'POST',
      path: /^\/openapi\/v2\/video\/(text|img|transition|extend|fusion)\/generate$/,
      act: 'start',
      answer(request, jobs) {
        if (!isComplete(request, jobs)) return said(400017);
        const refused = jobs.refusal();
        if (refused) return said(REFUSALS[refused]);
        const id = String(numberOf(randomBytes(8).toString('hex')));
        return said(0, { video_id: Number(jobs.accept({ asked: request.json, id }).id), credits: 45 });
      },
    },
    {
      method: 'GET',
      path: /^\/openapi\/v2\/video\/result\/(\d+)$/,
      act: 'check',
      answer({ params }, jobs) {
        const job = jobs.find(params[0]);
        return job ? said(0, resultOf(job, jobs)) : ERRORS['not-found'];
      },
    },
  ],
  hook(job, { jobs, now, secret }) {
    const [timestamp, nonce] = [String(Math.floor(now / 1000)), randomBytes(16).toString('hex')];
    const { status, url } = resultOf(job, jobs);
    const payload = { id: job.id, status, url, size: 10.5, has_audio: false, credits: 45 };
    return {
      headers: {
        'webhook-timestamp': timestamp,
        'webhook-nonce': nonce,
        'webhook-signature': pixverseSignature(secret, { timestamp, nonce, payload }),
      },
      body: JSON.stringify(payload),
    };
  },
};

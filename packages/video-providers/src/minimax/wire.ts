import { textAt } from '../kit/read-json.ts';
import type { Outcome } from '../simulators/simulated-job.ts';
import type { ErrorKind, SimAnswer, SimRequest, Wire } from '../simulators/wire.ts';

const said = (code: number, more: object = {}): SimAnswer => ({
  json: { ...more, base_resp: { status_code: code, status_msg: code === 0 ? 'success' : `simulated: ${code}` } },
});

const ERRORS: Readonly<Record<ErrorKind, SimAnswer>> = {
  'bad-key': said(1004),
  busy: { ...said(1002), status: 429 },
  'no-credit': said(1008),
  'not-found': { ...said(2013), status: 404 },
  'server-error': { status: 500, body: 'Internal Server Error' },
  unavailable: { status: 503, body: 'Service Unavailable' },
};
const REFUSALS = { declined: 1026, 'picture-declined': 1026 } as const;
const ENDS: Readonly<Partial<Record<Outcome, number>>> = { withheld: 1027, fails: 1000, cancelled: 1000 };
const RESOLUTIONS = ['512P', '768P', '1080P'];

function isComplete({ json }: SimRequest): boolean {
  const hasSize = RESOLUTIONS.includes(textAt(json, 'resolution') ?? '');
  const needsPicture = textAt(json, 'resolution') === '512P' || textAt(json, 'last_frame_image') !== undefined;
  const hasPicture = textAt(json, 'first_frame_image')?.startsWith('data:image/') ?? !needsPicture;
  return (
    hasSize &&
    hasPicture &&
    textAt(json, 'model') === 'MiniMax-Hailuo-02' &&
    ['6', '10'].includes(textAt(json, 'duration') ?? '')
  );
}

/** MiniMax, as documented. */
export const MINIMAX_WIRE: Wire = {
  name: 'minimax',
  sources: [
    'https://platform.minimax.io/docs/api-reference/video-generation-t2v',
    'https://platform.minimax.io/docs/api-reference/video-generation-query',
    'https://platform.minimax.io/docs/api-reference/file-management-retrieve',
    'https://platform.minimax.io/docs/api-reference/errorcode',
  ],
  key: 'minimax-simulated',
  keyOf: ({ headers }) => /^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1],
  error: (kind) => ERRORS[kind],
  routes: [
    {
      method: 'POST',
      path: /^\/v1\/video_generation$/,
      act: 'start',
      answer(request, jobs) {
        if (!isComplete(request)) return said(2013);
        const refused = jobs.refusal();
        if (refused) return said(REFUSALS[refused]);
        // Its ids are numbers with more digits than a double holds.
        const id = `3${String(BigInt(`0x${crypto.randomUUID().replaceAll('-', '').slice(0, 15)}`)).padStart(17, '0')}`;
        return said(0, { task_id: jobs.accept({ asked: request.json, id }).id });
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/query\/video_generation$/,
      act: 'check',
      answer({ query }, jobs) {
        const id = query.get('task_id') ?? '';
        const job = jobs.find(id);
        if (!job) return ERRORS['not-found'];
        const { outcome, phase } = jobs.at(job);
        if (phase === 'waiting') return said(0, { task_id: id, status: 'Queueing', file_id: '' });
        if (phase === 'running') return said(0, { task_id: id, status: 'Processing', file_id: '' });
        if (outcome !== 'ready')
          return said(ENDS[outcome ?? 'fails'] ?? 1000, { task_id: id, status: 'Fail', file_id: '' });
        return said(0, { task_id: id, status: 'Success', file_id: id, video_width: 1366, video_height: 768 });
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/files\/retrieve$/,
      act: 'output',
      answer({ query }, jobs) {
        const job = jobs.find(query.get('file_id') ?? '');
        if (!job) return ERRORS['not-found'];
        return said(0, { file: { file_id: job.id, purpose: 'video_generation', download_url: jobs.resultUrl(job) } });
      },
    },
  ],
};

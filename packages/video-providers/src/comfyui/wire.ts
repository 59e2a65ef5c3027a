import { at, listAt, textAt } from '../kit/read-json.ts';
import type { SimulatedJob } from '../simulators/simulated-job.ts';
import type { ErrorKind, SimAnswer, SimJobs, SimRequest, Wire } from '../simulators/wire.ts';
import { problemOf } from './wire-check.ts';
import { SAVING_NODE, WORKING_NODE } from './workflow.ts';

const KEY = 'a-token-of-the-proxy';

/** ComfyUI asks for no key: these are a proxy's words, and what it says itself of a job it does not know. */
const ERRORS: Readonly<Record<ErrorKind, SimAnswer>> = {
  'bad-key': { status: 401, body: '401 Authorization Required' },
  busy: { status: 429, body: '429 Too Many Requests' },
  'no-credit': { status: 402, body: '402 Payment Required' },
  'not-found': { json: {} },
  'server-error': { status: 500, body: '500 Internal Server Error\n\nServer got itself in trouble' },
  unavailable: { status: 503, body: '503 Service Temporarily Unavailable' },
};

const DONE: SimAnswer = { body: '' };

/** Jobs taken from the queue before they ran: no trace of them is left. */
const taken = new WeakSet<SimulatedJob>();

const rowOf = (job: SimulatedJob, number: number) => [
  number,
  job.id,
  at(job.asked, 'prompt'),
  { client_id: textAt(job.asked, 'client_id') },
  [SAVING_NODE],
];

function queueOf(jobs: SimJobs) {
  const all = jobs.list().toReversed();
  const inPhase = (phase: string) =>
    all.flatMap((job, number) => (jobs.at(job).phase === phase ? [rowOf(job, number)] : []));
  // A heap, not a sorted list.
  return { queue_running: inPhase('running'), queue_pending: inPhase('waiting').toReversed() };
}

/** A job is told apart by the name of its file. */
function fileOf({ asked, id }: SimulatedJob) {
  const prefix = textAt(asked, 'prompt', SAVING_NODE, 'inputs', 'filename_prefix') ?? '';
  const [subfolder = '', name = id] = prefix.split('/');
  return { filename: `${name}_00001_.mp4`, subfolder, type: 'output' };
}

const STEPS = 30;
const AT_NODE = { node_id: WORKING_NODE, node_type: 'KSampler', executed: [], traceback: [] };

function entryOf(job: SimulatedJob, jobs: SimJobs) {
  const { outcome } = jobs.at(job);
  const said = { prompt_id: job.id, timestamp: job.startedAt };
  const entry = (outputs: object, status_str: string, last: readonly [string, object]) => ({
    prompt: rowOf(job, 0),
    outputs,
    status: { status_str, completed: status_str === 'success', messages: [['execution_start', said], last] },
  });
  if (outcome === 'ready') {
    const outputs = { [SAVING_NODE]: { images: [fileOf(job)], animated: [true] } };
    return entry(outputs, 'success', ['execution_success', said]);
  }
  if (outcome === 'cancelled') return entry({}, 'error', ['execution_interrupted', { ...said, ...AT_NODE }]);
  const error = { ...said, ...AT_NODE, exception_message: 'a matrix of another size', exception_type: 'RuntimeError' };
  return entry({}, 'error', ['execution_error', error]);
}

function start({ json }: SimRequest, jobs: SimJobs): SimAnswer {
  const problem = problemOf(json, jobs.files);
  if (problem) return problem;
  const number = jobs.list().length;
  const id = textAt(json, 'prompt_id');
  const job = jobs.accept({ asked: json, ...(id !== undefined && { id }) });
  return { json: { prompt_id: job.id, number, node_errors: {} } };
}

async function upload({ body, headers }: SimRequest, jobs: SimJobs): Promise<SimAnswer> {
  const packed = new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } });
  const image = await packed.formData().then(
    (form) => form.get('image'),
    () => null,
  );
  if (!(image instanceof File)) return { status: 400, body: '' };
  jobs.files.set(image.name, Buffer.from(await image.arrayBuffer()));
  return { json: { name: image.name, subfolder: '', type: 'input' } };
}

function takeFromQueue({ json }: SimRequest, jobs: SimJobs): SimAnswer {
  for (const id of listAt(json, 'delete')) {
    const job = jobs.find(String(id));
    if (job && jobs.at(job).phase === 'waiting' && jobs.cancel(job)) taken.add(job);
  }
  return DONE;
}

function interrupt({ json }: SimRequest, jobs: SimJobs): SimAnswer {
  const id = textAt(json, 'prompt_id');
  for (const job of jobs.list()) {
    if (jobs.at(job).phase === 'running' && (id === undefined || id === job.id)) jobs.cancel(job);
  }
  return DONE;
}

/** Its results lie behind another address, as on the disk of a proxy. */
function view({ query }: SimRequest, jobs: SimJobs): SimAnswer {
  const job = jobs.list().find((one) => fileOf(one).filename === query.get('filename'));
  return job ? { status: 302, headers: { location: jobs.resultUrl(job) }, body: '' } : { status: 404, body: '' };
}

/** What is said of a job: how the queue is, and its steps while it runs. */
function newsOf(job: SimulatedJob | undefined, jobs: SimJobs): readonly unknown[] {
  const status = { type: 'status', data: { status: { exec_info: { queue_remaining: jobs.list().length } } } };
  if (!job || jobs.at(job).phase !== 'running') return [status];
  const value = Math.round(jobs.at(job).share * STEPS);
  return [status, { type: 'progress', data: { value, max: STEPS, prompt_id: job.id, node: WORKING_NODE } }];
}

/** ComfyUI's server, as documented. */
export const COMFYUI_WIRE: Wire = {
  name: 'comfyui',
  sources: [
    'https://docs.comfy.org/development/comfyui-server/comms_routes',
    'https://docs.comfy.org/development/comfyui-server/comms_messages',
    'https://docs.comfy.org/development/comfyui-server/api-examples',
    'Comfy-Org/ComfyUI 0.3.64: server.py, execution.py, main.py, comfy_extras/nodes_video.py',
  ],
  key: KEY,
  // Nothing looks at it.
  keyOf: () => KEY,
  error: (kind) => ERRORS[kind],
  routes: [
    { method: 'POST', path: /^\/prompt$/, act: 'start', answer: start },
    { method: 'POST', path: /^\/upload\/image$/, act: 'upload', answer: upload },
    { method: 'GET', path: /^\/queue$/, act: 'list', answer: (_request, jobs) => ({ json: queueOf(jobs) }) },
    { method: 'POST', path: /^\/queue$/, act: 'cancel', answer: takeFromQueue },
    { method: 'POST', path: /^\/interrupt$/, act: 'cancel', answer: interrupt },
    {
      method: 'GET',
      path: /^\/history\/([^/]+)$/,
      act: 'check',
      answer({ params: [id = ''] }, jobs) {
        const job = jobs.find(decodeURIComponent(id));
        const isThere = job && jobs.at(job).phase === 'ended' && !taken.has(job);
        return isThere ? { json: { [job.id]: entryOf(job, jobs) } } : ERRORS['not-found'];
      },
    },
    { method: 'GET', path: /^\/view$/, act: 'output', answer: view },
  ],
  socket: {
    path: /^\/ws$/,
    says(query, jobs) {
      const client = query.get('clientId');
      const job = jobs.list().find(({ asked }) => textAt(asked, 'client_id') === client);
      return newsOf(job, jobs);
    },
  },
};

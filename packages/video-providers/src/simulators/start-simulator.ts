import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { listAt, parseJson } from '../kit/read-json.ts';
import { createJobs, type Pace } from './create-jobs.ts';
import { createFaults, type Act, type FaultRule, type LineFault } from './fault.ts';
import { createHooks } from './post-hooks.ts';
import { filmFor, RESULTS, serveResult } from './serve-result.ts';
import { serveSockets } from './serve-sockets.ts';
import type { Outcome, SimulatedJob } from './simulated-job.ts';
import type { SimAnswer, SimJobs, SimRequest, SimRoute, Wire } from './wire.ts';

export interface SimulatorOptions {
  /** An MP4 for a job, as its result. */
  readonly film: (job: SimulatedJob) => Buffer | Promise<Buffer>;
  /** 0 and 0 by default: a job is ready at once. */
  readonly pace?: Partial<Pace>;
  /** Any free port by default. */
  readonly port?: number;
  /** Signs webhooks; the key by default. */
  readonly hookSecret?: string;
}

/** A request that came, for tests: its act where the vendor has one there. */
interface Seen {
  readonly act: Act | undefined;
  readonly method: string;
  readonly path: string;
  readonly headers: SimRequest['headers'];
  readonly json: unknown;
}

/** A small server that speaks a vendor's wire format on loopback. */
export interface Simulator {
  readonly name: string;
  /** `http://127.0.0.1:port`. */
  readonly base: string;
  /** `127.0.0.1:port`. */
  readonly host: string;
  readonly key: string;
  /** The starts it has accepted. */
  readonly accepted: readonly SimulatedJob[];
  readonly seen: readonly Seen[];
  readonly pace: Pace;
  /** What the next accepted jobs come to, in their order; the others are ready. */
  comesTo(...outcomes: readonly Outcome[]): void;
  fault(rule: FaultRule): void;
  clearFaults(): void;
  /** Ends what is left of all jobs' time. */
  hurry(): void;
  close(): Promise<void>;
}

const LINE_FAULTS: readonly LineFault[] = [
  'answer-lost',
  'bad-key',
  'busy',
  'busy-without-time',
  'cut',
  'no-credit',
  'refused',
  'server-error',
  'silent',
  'slow',
  'unavailable',
  'unknown-job',
  'wrong-json',
];
/** Below this path a simulator is told what is to happen, by a JSON body and without a key. */
const CONTROL = '/simulator/';
const SLOW_MS = 400;
const BODY_MAX = 64 * 1_048_576;

async function read(request: IncomingMessage): Promise<Omit<SimRequest, 'params'>> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > BODY_MAX) throw new Error('a body that large is not for a simulator');
    pieces.push(piece);
  }
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://simulator');
  const body = Buffer.concat(pieces);
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, value?.toString()])),
    body,
    json: parseJson(body),
  };
}

function write(response: ServerResponse, { body, headers = {}, json, status = 200 }: SimAnswer) {
  const type = json === undefined ? 'text/plain' : 'application/json';
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(json === undefined ? body : JSON.stringify(json));
}

/** Answers with a fault before anything is done; undefined where the request goes on. */
function failed(wire: Wire, fault: LineFault | undefined): SimAnswer | undefined {
  if (fault === 'bad-key' || fault === 'no-credit' || fault === 'server-error' || fault === 'unavailable')
    return wire.error(fault);
  if (fault === 'unknown-job') return wire.error('not-found');
  if (fault === 'wrong-json')
    return { body: '<html>An error of a gateway</html>', headers: { 'content-type': 'text/html' } };
  if (fault !== 'busy' && fault !== 'busy-without-time') return undefined;
  const answer = wire.error('busy');
  return fault === 'busy' ? { ...answer, headers: { ...answer.headers, 'retry-after': '1' } } : answer;
}

interface Parts {
  readonly wire: Wire;
  readonly jobs: SimJobs;
  readonly faults: ReturnType<typeof createFaults>;
  readonly seen: Seen[];
}

interface Controlled {
  readonly faults: ReturnType<typeof createFaults>;
  readonly outcomes: Outcome[];
}

/** What a request met. */
interface Struck {
  readonly fault: LineFault | undefined;
  readonly route: SimRoute | undefined;
}

/** Half of an answer, and the connection is gone. */
function cutShort(response: ServerResponse, { json = {}, status = 200 }: SimAnswer) {
  const whole = JSON.stringify(json);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': String(whole.length + 10) });
  response.write(whole.slice(0, whole.length / 2));
  setTimeout(() => response.destroy(), 10);
}

async function answerTo({ jobs, wire }: Parts, asked: SimRequest, { fault, route }: Struck): Promise<SimAnswer> {
  const broken = failed(wire, fault) ?? (wire.keyOf(asked) === wire.key ? undefined : wire.error('bad-key'));
  return broken ?? (await route?.answer(asked, jobs)) ?? wire.error('not-found');
}

/** Answers on a line that is not as it should be. */
function deliver(answer: SimAnswer, response: ServerResponse, fault: LineFault | undefined) {
  if (fault === 'answer-lost') response.socket?.destroy();
  else if (fault === 'cut') cutShort(response, answer);
  else write(response, answer);
}

async function serve(parts: Parts, request: IncomingMessage, response: ServerResponse) {
  const asked = await read(request);
  const { headers, json, method, path } = asked;
  const route = parts.wire.routes.find((one) => one.method === method && one.path.test(path));
  parts.seen.push({ act: route?.act, method, path, headers, json });
  const fault = parts.faults.strike(LINE_FAULTS, route?.act);
  if (fault === 'refused') request.socket.destroy();
  if (fault === 'refused' || fault === 'silent') return;
  if (fault === 'slow') await sleep(SLOW_MS);
  const params = route?.path.exec(path)?.slice(1) ?? [];
  deliver(await answerTo(parts, { ...asked, params }, { fault, route }), response, fault);
}

/** `POST /simulator/fault` with a rule, `/simulator/next` with outcomes, `/simulator/clear`: for whoever tries things by hand. */
async function control({ faults, outcomes }: Controlled, request: IncomingMessage, response: ServerResponse) {
  const { json, path } = await read(request);
  // Loopback alone, and nothing but a simulator to break: what comes is taken as it is.
  const acts: Readonly<Record<string, () => void>> = {
    [`${CONTROL}fault`]: () => faults.add(json as FaultRule),
    [`${CONTROL}next`]: () => outcomes.push(...(listAt(json) as Outcome[])),
    [`${CONTROL}clear`]: () => faults.clear(),
  };
  acts[path]?.();
  response.writeHead(path in acts ? 204 : 404).end();
}

const listening = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** Starts a simulated vendor on loopback. Its jobs pass their time by themselves, and its webhooks go out at each end. */
export async function startSimulator(
  wire: Wire,
  { film, hookSecret = wire.key, pace: given, port = 0 }: SimulatorOptions,
): Promise<Simulator> {
  const faults = createFaults();
  const seen: Seen[] = [];
  const pace: Pace = { waiting: 0, running: 0, ...given };
  let base = '';
  const hooks = createHooks({ wire, faults, secret: hookSecret, pace });
  const { accepted, outcomes, simJobs } = createJobs({
    pace,
    now: Date.now,
    resultUrl: ({ id }) => `${base}${RESULTS}${id}.mp4`,
    film: (job) => filmFor({ faults, film }, job),
    onAccepted: (job) => hooks.follow(job, simJobs),
  });
  const jobs: SimJobs = {
    ...simJobs,
    // Asked for by whoever reads an answer: an address that must not be followed is given out instead.
    resultUrl: (job) =>
      faults.strike(['result-forbidden']) ? 'https://169.254.169.254/latest/meta-data/' : simJobs.resultUrl(job),
  };
  const server = createServer((request, response) => {
    const { url = '' } = request;
    const act = async () => {
      if (url.startsWith(RESULTS)) return serveResult({ film, faults, jobs: simJobs }, request, response);
      if (url.startsWith(CONTROL)) return control({ faults, outcomes }, request, response);
      return serve({ faults, jobs, seen, wire }, request, response);
    };
    act().catch(() => response.destroy());
  });
  const sockets = wire.socket && serveSockets(server, { jobs, socket: wire.socket });
  base = `http://127.0.0.1:${await listening(server, port)}`;
  return {
    name: wire.name,
    base,
    host: new URL(base).host,
    key: wire.key,
    accepted,
    seen,
    pace,
    comesTo: (...next) => void outcomes.push(...next),
    fault: (rule) => faults.add(rule),
    clearFaults: () => faults.clear(),
    hurry() {
      for (const job of accepted) job.isHurried = true;
    },
    close: () =>
      new Promise((resolve) => {
        hooks.close();
        sockets?.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

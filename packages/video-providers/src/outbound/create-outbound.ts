import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { fail, ok, type Result } from '@kinora/contracts';

import { createDestinations, type Resolve } from './destination.ts';
import { listen } from './listen.ts';
import { OutboundError, toFailure } from './outbound-error.ts';
import type {
  DownloadRequest,
  Listening,
  Outbound,
  OutboundAnswer,
  OutboundFailure,
  OutboundRequest,
} from './outbound.ts';
import { sendOnce, type Ways } from './send-once.ts';

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 8 * 1_048_576;
const ERROR_BYTES = 65_536;
const REDIRECTS = 3;
const REDIRECTING = new Set([301, 302, 303, 307, 308]);
/** What only the origin that was asked may read. */
const SECRET = /auth|key|cookie|token|secret/;

export interface OutboundOptions {
  /** Hosts of the operator's own, which may be anywhere: `192.168.1.20:8188`. */
  readonly ownHosts?: readonly string[] | undefined;
  /** All addresses of a name; DNS by default. */
  readonly resolve?: Resolve | undefined;
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );

async function* atMost(source: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of source as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > maxBytes) throw new OutboundError('too-large', `more than ${maxBytes} bytes`);
    yield piece;
  }
}

async function bodyOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of atMost(answer, maxBytes)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The request that follows a redirect; undefined where it may not be followed. */
function redirected(request: OutboundRequest, location: string | undefined): OutboundRequest | undefined {
  if (location === undefined || (request.method ?? 'GET') !== 'GET' || !URL.canParse(location, request.url))
    return undefined;
  const [from, to] = [new URL(request.url), new URL(location, request.url)];
  if (from.protocol === 'https:' && to.protocol !== 'https:') return undefined;
  const { headers = {} } = request;
  const kept = Object.entries(headers).filter(([name]) => from.origin === to.origin || !SECRET.test(name));
  return { ...request, url: to.href, headers: Object.fromEntries(kept) };
}

/** The answer behind at most three redirects, its body unread. Each address is looked at again. */
async function reach(ways: Ways, request: OutboundRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const { redirects: most = REDIRECTS } = request;
  let current = request;
  for (let redirects = 0; ; redirects += 1) {
    const answer = await sendOnce(ways, current, signal);
    if (!REDIRECTING.has(answer.statusCode ?? 0)) return answer;
    answer.destroy();
    const next = redirected(current, answer.headers.location);
    if (!next || redirects === most) throw new OutboundError('redirected', 'it leads elsewhere', true);
    current = next;
  }
}

type Answered = Promise<Result<OutboundAnswer & { readonly bytes: number }, OutboundFailure>>;

async function send(ways: Ways, request: OutboundRequest, signal: AbortSignal): Answered {
  const answer = await reach(ways, request, signal);
  const body = await bodyOf(answer, request.maxBytes ?? MAX_BYTES);
  return ok({ status: answer.statusCode ?? 0, headers: headersOf(answer), body, bytes: body.length });
}

const isSuccess = ({ statusCode = 0 }: IncomingMessage) => statusCode >= 200 && statusCode < 300;

async function download(ways: Ways, { path, ...request }: DownloadRequest, signal: AbortSignal): Answered {
  const answer = await reach(ways, request, signal);
  const [status, headers] = [answer.statusCode ?? 0, headersOf(answer)];
  if (!isSuccess(answer)) return ok({ status, headers, body: await bodyOf(answer, ERROR_BYTES), bytes: 0 });
  let bytes = 0;
  const counted = async function* (source: Readable) {
    for await (const piece of atMost(source, request.maxBytes ?? MAX_BYTES)) {
      bytes += piece.length;
      yield piece;
    }
  };
  try {
    await pipeline(answer, counted, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return ok({ status, headers, body: Buffer.alloc(0), bytes });
}

/** Asks other servers: https alone, no address of a private network, at most three redirects, bounded size and time. */
export function createOutbound(options: OutboundOptions = {}): Outbound {
  const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };
  const ways: Ways = { ...agents, destinations: createDestinations(options) };
  const open = new Set<Listening>();
  async function inTime<Request extends OutboundRequest | DownloadRequest>(
    act: (ways: Ways, request: Request, signal: AbortSignal) => Answered,
    request: Request,
  ): Answered {
    const timer = AbortSignal.timeout(request.timeoutMs ?? TIMEOUT_MS);
    const signal = request.signal ? AbortSignal.any([request.signal, timer]) : timer;
    try {
      return await act(ways, request, signal);
    } catch (error) {
      return fail(toFailure(error, { isTimedOut: timer.aborted, isAborted: request.signal?.aborted === true }));
    }
  }
  return {
    send: (request) => inTime(send, request),
    download: (request) => inTime(download, request),
    listen(request) {
      const socket = listen(ways, {
        ...request,
        onEnd() {
          open.delete(socket);
          request.onEnd();
        },
      });
      open.add(socket);
      return socket;
    },
    close() {
      for (const socket of open) socket.close();
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

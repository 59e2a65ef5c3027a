import type { Readable } from 'node:stream';

import { beginUpload, continueUpload, removeUpload, uploadOffset } from '@kinora/contracts/uploads';
import { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Storage } from '../../domain/storage.ts';
import type { Protocol, VisitorOf } from '../create-app.ts';
import { BODY_TIMES, limitBody, type BodyTimes } from '../slow-bodies.ts';
import { tusFailureOf, type TusFailure, type TusReason, TUS_FAILURES } from './tus-failure.ts';
import { TusStore, type TusStoreDeps } from './tus-store.ts';

export interface UploadServerDeps extends TusStoreDeps {
  readonly storage: Pick<Storage, 'hasRoom'>;
  /** Bytes of one file. */
  readonly fileBytes: number;
  readonly bodyTimes?: BodyTimes;
  readonly isUnavailable: (error: unknown) => boolean;
  /** Removes the files of what is over; called when an upload was removed. */
  readonly clear: () => Promise<void>;
}

export interface UploadServer {
  readonly protocol: Protocol;
  /** Ends what is on its way; what has arrived stays. */
  close(): Promise<void>;
}

const VERSION = '1.0.0';
const RETRY_SECONDS = 5;
/** After which a connection that brings nothing is given up. */
const SILENT_MS = 60_000;
/** How long the holder of a lock has to end once another wants it. */
const DRAIN_MS = 250;
const UNEXPECTED: TusFailure = { status_code: 500, body: 'unexpected\n' };
const ADDING: readonly string[] = ['POST', 'PATCH'];

// Fastify types path parameters as unknown.
const idOf = ({ params }: FastifyRequest): string =>
  (params as Readonly<Record<string, string | undefined>> | undefined)?.['id'] ?? '';

/** The body as it comes, read only when it is asked for; leaving it early does not break the connection. */
function bodyOf(raw: Readable): ReadableStream<Uint8Array> {
  return ReadableStream.from<Uint8Array>(raw.iterator({ destroyOnReturn: false }));
}

function refuse(reply: FastifyReply, status: number, reason: string) {
  const headers = {
    'tus-resumable': VERSION,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
  };
  if (status === TUS_FAILURES.unavailable) reply.header('retry-after', RETRY_SECONDS);
  return reply.code(status).headers(headers).send(`${reason}\n`);
}

function failureOf(error: unknown, { isUnavailable, log }: UploadServerDeps): TusFailure {
  const known = tusFailureOf(error);
  if (known) return known;
  if (isUnavailable(error)) return { status_code: TUS_FAILURES.unavailable, body: 'unavailable\n' };
  log(`an upload broke: ${error instanceof Error ? (error.stack ?? error.message) : 'unknown'}`);
  return UNEXPECTED;
}

function serverFor(
  deps: UploadServerDeps,
  store: TusStore,
  { method, request }: { method: string; request: FastifyRequest },
) {
  return new Server({
    path: beginUpload.path,
    datastore: store,
    locker: store.locker(method),
    maxSize: deps.fileBytes,
    lockDrainTimeout: DRAIN_MS,
    // One origin serves the studio and this: nothing is said to others.
    allowedOrigins: () => false,
    getFileIdFromRequest: () => idOf(request),
    generateUrl: (_request, { id }) => `${beginUpload.path}/${id}`,
    onResponseError: (_request, error) => failureOf(error, deps),
  });
}

async function speak(deps: UploadServerDeps, memberId: string, request: FastifyRequest): Promise<Response> {
  const { method, raw } = request;
  const store = new TusStore(deps, memberId);
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const body = ADDING.includes(method) ? { body: bodyOf(raw), duplex: 'half' as const } : {};
  try {
    const asked = new Request(new URL(request.url, 'http://localhost'), { method, headers, ...body });
    return await serverFor(deps, store, { method, request }).handleWeb(asked);
  } finally {
    await store.release();
  }
}

async function accessProblem(request: FastifyRequest, reply: FastifyReply, visitorOf: VisitorOf) {
  if (request.headers['sec-fetch-site'] === 'cross-site') return { status: 403, reason: 'cross-site' };
  const { session } = await visitorOf(request, reply);
  if (!session) return { status: 401, reason: 'session-expired' };
  if (session.kind !== 'member') return { status: 403, reason: 'members-only' satisfies TusReason };
  return { memberId: session.id };
}

async function respond(reply: FastifyReply, response: Response) {
  const { status } = response;
  if (status === TUS_FAILURES.unavailable) reply.header('retry-after', RETRY_SECONDS);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'content-length'));
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .send(await response.text());
}

/** Uploads by tus 1.0.0: each answer is its own, the file itself is looked at by others. */
export function createUploadServer(deps: UploadServerDeps): UploadServer {
  const running = new Map<FastifyRequest, Promise<unknown>>();
  const clear = () => void deps.clear().catch((error: unknown) => deps.log(`clearing up failed: ${String(error)}`));
  const answer = (visitorOf: VisitorOf) => async (request: FastifyRequest, reply: FastifyReply) => {
    const access = await accessProblem(request, reply, visitorOf);
    if (access.memberId === undefined) {
      // Don't wait for the rest of a refused file.
      limitBody(request.raw, deps.bodyTimes ?? BODY_TIMES);
      return refuse(reply, access.status, access.reason);
    }
    if (ADDING.includes(request.method) && !(await deps.storage.hasRoom())) {
      return refuse(reply, TUS_FAILURES.unavailable, 'unavailable');
    }
    limitBody(request.raw, { silentMs: SILENT_MS, totalMs: Infinity });
    const speaking = speak(deps, access.memberId, request);
    running.set(request, speaking);
    try {
      const response = await speaking;
      if (request.method === 'DELETE' && response.ok) clear();
      return await respond(reply, response);
    } finally {
      running.delete(request);
      // Unread bytes must not come before the next request.
      request.raw.resume();
    }
  };
  return {
    protocol: (app, visitorOf) => {
      // The content of files is read piece by piece, of these routes alone.
      void app.register((scope, _options, done) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
        for (const { method, path } of [beginUpload, continueUpload, removeUpload, uploadOffset]) {
          scope.route({ method, url: path, config: { isFile: true }, handler: answer(visitorOf) });
        }
        done();
      });
    },
    async close() {
      for (const { raw } of running.keys()) raw.destroy();
      await Promise.allSettled(running.values());
    },
  };
}

import { creationEvents, type Creation } from '@kinora/contracts/creations';
import { CODES } from '@kinora/contracts/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { CreationFeed, CreationRecord, Creations } from '../../domain/creations/creation.ts';
import type { Readers } from '../../domain/creations/readers.ts';
import type { SessionEnds } from '../../domain/identity/identity.ts';
import type { Protocol, VisitorOf } from '../create-app.ts';
import { refusal } from '../envelope.ts';
import { SECURITY_HEADERS } from '../headers.ts';
import { createEventStream, type EventStream } from './event-stream.ts';
import { createThrottle } from './throttle-by-key.ts';

export interface EventDeps {
  readonly creations: Pick<Creations, 'changedSince' | 'cursor' | 'findMany' | 'unfinished'>;
  readonly feed: Pick<CreationFeed, 'subscribe'>;
  readonly readers: Pick<Readers, 'arrive'>;
  readonly sessionEnds: Pick<SessionEnds, 'watch'>;
  readonly present: (records: readonly CreationRecord[]) => Promise<Creation[]>;
  readonly log: (message: string) => void;
}

export interface EventHub {
  readonly protocol: Protocol;
  /** Ends every stream, so that the server can close. */
  close(): void;
}

const HEARTBEAT_MS = 15_000;
const CHANGE_MS = 1000;
/** How often those that wait are told their places, and how many of them. */
const PLACES_MS = 5000;
const PLACES_MAX = 20;
const RETRY_MS = 1000;
const STREAMS_PER_MEMBER = 6;
const CURSOR = /^[\w.:-]{1,80}$/;

const HEADERS = {
  ...SECURITY_HEADERS,
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** What a stream starts with: all that is unfinished, and what has changed since the reader was last here. */
async function firstRecords({ creations }: EventDeps, memberId: string, lastEventId: string | undefined) {
  const unfinished = await creations.unfinished(memberId);
  if (lastEventId === undefined || !CURSOR.test(lastEventId)) return unfinished;
  const { ids } = await creations.changedSince(memberId, lastEventId);
  const known = new Set(unfinished.map(({ id }) => id));
  const missed = await creations.findMany(
    memberId,
    ids.filter((id) => !known.has(id)),
  );
  return [...unfinished, ...missed];
}

interface Told {
  /** The places of those that wait, as this reader knows them. */
  readonly places: Map<string, number>;
  /** The newest version of each creation that was told: of two readings at once, the older one may end last. */
  readonly versions: Map<string, number>;
}

/** The cursor is taken before reading: what changes in between is read again after a reconnect, never skipped. */
async function sendAll(
  deps: EventDeps,
  { stream, told }: { readonly stream: EventStream; readonly told: Told },
  read: () => Promise<readonly CreationRecord[]>,
) {
  const id = await deps.creations.cursor();
  for (const data of await deps.present(await read())) {
    if (data.version < (told.versions.get(data.id) ?? 0)) continue;
    told.versions.set(data.id, data.version);
    if (data.state === 'waiting') told.places.set(data.id, data.position ?? Infinity);
    else told.places.delete(data.id);
    stream.send({ id, data });
    await stream.room();
  }
}

/** The next ones of those that wait. */
const nextOf = ({ places }: Told): readonly string[] =>
  [...places]
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, PLACES_MAX)
    .map(([id]) => id);

/** Notes that somebody looks, as long as the stream is open; a stream goes on where that does not work. */
function countReader({ readers, log }: EventDeps, { memberId, request }: Reader) {
  const report = (error: unknown) => log(`a reader was not counted: ${error instanceof Error ? error.message : ''}`);
  const leaving = readers.arrive(memberId);
  leaving.catch(report);
  request.raw.once('close', () => void leaving.then((leave) => leave()).catch(report));
}

/** Feeds one stream until it closes. Changes that come while the state is read are told after it. */
async function feedStream(deps: EventDeps, stream: EventStream, reader: Reader) {
  const { memberId, request } = reader;
  const to = { stream, told: { places: new Map<string, number>(), versions: new Map<string, number>() } };
  const report = (error: unknown) => deps.log(`an event was not sent: ${error instanceof Error ? error.message : ''}`);
  const sendSome = (ids: readonly string[]) =>
    void sendAll(deps, to, () => deps.creations.findMany(memberId, ids)).catch(report);
  const throttle = createThrottle(CHANGE_MS, (id) => sendSome([id]));
  const unsubscribe = deps.feed.subscribe(memberId, (ids) => ids.forEach((id) => throttle.tell(id)));
  const heartbeat = setInterval(() => stream.comment('still here'), HEARTBEAT_MS);
  // Nothing happens to those that wait: they come closer because others go.
  const steps = setInterval(() => {
    if (to.told.places.size > 0) sendSome(nextOf(to.told));
  }, PLACES_MS);
  request.raw.once('close', () => {
    unsubscribe();
    clearInterval(heartbeat);
    clearInterval(steps);
    throttle.close();
  });
  const { 'last-event-id': lastEventId } = request.headers;
  stream.comment('connected');
  await sendAll(deps, to, () => firstRecords(deps, memberId, lastEventId?.toString())).catch(report);
}

const headersSoFar = (reply: FastifyReply) =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  );

interface Reader {
  readonly memberId: string;
  readonly request: FastifyRequest;
}

/** The open streams by member; a seventh one of a member ends the first. */
function createRoster() {
  const streams = new Map<string, Set<EventStream>>();
  return {
    add(memberId: string, stream: EventStream) {
      const mine = streams.get(memberId) ?? new Set();
      const [oldest] = mine;
      if (oldest && mine.size >= STREAMS_PER_MEMBER) oldest.end(RETRY_MS * 10);
      streams.set(memberId, mine.add(stream));
    },
    remove(memberId: string, stream: EventStream) {
      const mine = streams.get(memberId);
      mine?.delete(stream);
      if (mine?.size === 0) streams.delete(memberId);
    },
    endAll() {
      for (const mine of streams.values()) for (const stream of mine) stream.end(RETRY_MS);
    },
  };
}

/** Changes of a member's creations as server-sent events: state on connect, then each change once a second at most. */
export function createEventHub(deps: EventDeps): EventHub {
  const roster = createRoster();
  const answer = (visitorOf: VisitorOf) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers['sec-fetch-site'] === 'cross-site') return reply.code(403).send(refusal(403, 'cross-site'));
    const { session } = await visitorOf(request, reply);
    if (!session) return reply.code(401).send(refusal(CODES.sessionExpired, 'session-expired'));
    if (session.kind !== 'member') return reply.code(403).send(refusal(403, 'members-only'));
    reply.hijack();
    // With the headers of the hooks, which Fastify doesn't add to a hijacked reply.
    reply.raw.writeHead(200, { ...headersSoFar(reply), ...HEADERS });
    const stream = createEventStream(reply.raw);
    roster.add(session.id, stream);
    const stopWatching = deps.sessionEnds.watch(session, () => stream.end(RETRY_MS));
    request.raw.once('close', () => {
      stopWatching();
      roster.remove(session.id, stream);
    });
    countReader(deps, { memberId: session.id, request });
    await feedStream(deps, stream, { memberId: session.id, request });
    return reply;
  };
  return {
    protocol: (app, visitorOf) => void app.get(creationEvents.path, answer(visitorOf)),
    close: () => roster.endAll(),
  };
}

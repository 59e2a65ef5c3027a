import { randomUUID } from 'node:crypto';

import type { SiteConfig } from '@kinora/contracts';
import { CODES } from '@kinora/contracts/wire';
import fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';

import type { Sessions } from '../domain/identity/identity.ts';
import { answer } from './answer.ts';
import { headersOf, refusal, statusOf } from './envelope.ts';
import { SECURITY_HEADERS, transportHeaders } from './headers.ts';
import { dropSessions, findKept, isOwnPage, keepSession, type SessionCookies } from './identity/session-cookies.ts';
import {
  bindBrowser,
  bindStart,
  callerOf,
  deviceOf,
  isBrowser,
  originOf,
  readBinding,
  readStart,
  type BindingCookie,
  type Visitor,
} from './identity/visitor.ts';
import { mailLocaleOf } from './mail/mail-locale.ts';
import { reportErrors } from './report-errors.ts';
import type { Route } from './route.ts';
import { barRegions } from './site/bar-regions.ts';
import { serveStudio, type StudioParts } from './site/serve-studio.ts';
import { BODY_TIMES, limitSlowBodies, type BodyTimes } from './slow-bodies.ts';

const BODY_BYTES = 64 * 1024;

/** Speaks a protocol of its own: media, events, probes. Gets the visitor resolver for its own checks. */
export type Protocol = (app: FastifyInstance, visitorOf: VisitorOf) => void;
export type VisitorOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Visitor>;

export interface AppParts {
  readonly routes: readonly Route[];
  readonly protocols: readonly Protocol[];
  readonly sessions: Pick<Sessions, 'find'>;
  /** Folder of the built web app. */
  readonly studio: string;
  readonly config: SiteConfig;
  /** What the page of a link shows. */
  readonly shared?: StudioParts['shared'];
  /** The address of this server, for what others read; it may be known only when it listens. */
  readonly base: () => string;
  readonly cookie: () => BindingCookie;
  /** Where browsers keep their sessions; without it their pages do, and send them in a header. */
  readonly sessionCookies?: (() => SessionCookies) | undefined;
  /** Hash what is known of callers: the first makes, all are looked for. */
  readonly originKeys: readonly string[];
  readonly isUnavailable: (error: unknown) => boolean;
  readonly trustedProxies: readonly string[];
  /** Whether calls from a network address are answered at all. */
  readonly isServed: (address: string) => boolean;
  readonly bodyTimes?: BodyTimes;
  readonly logLevel: string;
  readonly now: () => number;
}

/** Logs say what was called and how it ended; never a query, a body, a header or an address. */
const SERIALIZERS = {
  req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?', 1)[0] }),
  res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
};

const tokenOf = ({ headers: { token } }: FastifyRequest) => (typeof token === 'string' ? token : '');

type SessionParts = Pick<AppParts, 'cookie' | 'sessionCookies' | 'sessions'>;

/**
 * The session of a request: of its header, else of its browser's cookies. A page that still holds a token, from before
 * the server kept them, shows it a last time: from then on its browser keeps it.
 */
async function sessionOf(
  { cookie, sessionCookies, sessions }: SessionParts,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const [token, binding, cookies] = [tokenOf(request), readBinding(request, cookie()), sessionCookies?.()];
  if (token === '') return cookies && findKept(sessions, request, { cookies, binding });
  const session = await sessions.find(token, binding);
  if (session && cookies && binding !== undefined && isOwnPage(request, cookies.origin))
    keepSession(reply, cookies, token);
  return session;
}

function visitorsOf(parts: AppParts): VisitorOf {
  const { cookie, originKeys, sessionCookies } = parts;
  return async (request, reply) => {
    const kept = isBrowser(request) ? sessionCookies?.() : undefined;
    return {
      token: tokenOf(request),
      session: await sessionOf(parts, request, reply),
      handOver(token) {
        if (!kept) return token;
        keepSession(reply, kept, token);
        return '';
      },
      leave: () => kept && dropSessions(reply, kept),
      locale: mailLocaleOf(request.headers['accept-language']),
      origin: (deviceCode) => originOf(request.ip, deviceCode, originKeys),
      caller: (named = {}) => callerOf(request.ip, named, originKeys),
      device: (binding) => deviceOf(request, binding, originKeys),
      bind: () => bindBrowser(request, reply, cookie()),
      site: request.headers.origin,
      begun: readStart(request, cookie()),
      begin: () => bindStart(request, reply, cookie()),
    };
  };
}

const sendUnknown = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply) =>
  void reply.code(CODES.notFound).send(refusal(CODES.notFound, 'unknown-path'));

/** The HTTP side of the product: every call of the contract, its protocols, and the built web app. */
export function createApp(parts: AppParts): FastifyInstance {
  const app = fastify({
    bodyLimit: BODY_BYTES,
    // A path that cannot be read names nothing.
    frameworkErrors: sendUnknown,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logger: { level: parts.logLevel, serializers: SERIALIZERS },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: parts.trustedProxies.length > 0 ? [...parts.trustedProxies] : false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
  });
  // A form post or a text/plain post is a cross-site request without preflight: JSON only.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({ ...SECURITY_HEADERS, ...transportHeaders(parts.base()) });
    done();
  });
  limitSlowBodies(app, parts.bodyTimes ?? BODY_TIMES);
  barRegions(app, parts.isServed);
  reportErrors(app, parts.isUnavailable);
  const visitorOf = visitorsOf(parts);
  const context = { word: parts.config.signWord, now: parts.now };
  for (const route of parts.routes) {
    const { method, path: url } = route.endpoint;
    app.route({
      method,
      url,
      // What answers HEAD stands in the contract, too.
      exposeHeadRoute: false,
      bodyLimit: route.bodyBytes ?? BODY_BYTES,
      config: { isEnvelope: true },
      handler: async (request, reply) => {
        const envelope = await answer(route, { request, visitor: await visitorOf(request, reply) }, context);
        return reply.code(statusOf(envelope.code)).headers(headersOf(envelope)).send(envelope);
      },
    });
  }
  for (const protocol of parts.protocols) protocol(app, visitorOf);
  serveStudio(app, { folder: parts.studio, config: parts.config, base: parts.base, shared: parts.shared });
  return app;
}

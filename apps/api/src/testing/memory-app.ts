import { createHash } from 'node:crypto';

import { signatureOf, type EndpointSpec } from '@kinora/contracts/wire';
import type { FastifyInstance } from 'fastify';

import { createMemoryIdentity } from '../adapters/identity/memory-identity.ts';
import type { Tickets } from '../domain/identity/ticket.ts';
import type { AppParts } from '../http/create-app.ts';
import { identityRoutes } from '../http/identity/sign-in/identity-routes.ts';
import { ticketRoutes } from '../http/identity/sign-in/ticket-routes.ts';
import { bindingCookie } from '../http/identity/visitor.ts';
import { serveSite, siteConfigOf } from '../http/site/site.ts';
import { SITE_SETTINGS } from './site/site-settings.data.ts';

const BASE = 'http://127.0.0.1:4000';
/** What its clock says. */
const NOW = 1_795_262_400_000;
const start = { amount: 40, perAddress: 2, perDevice: 9, perDay: 9 };
const noTickets: Tickets = {
  mint: () => Promise.reject(new Error('no tickets here')),
  mintFor: () => Promise.resolve(undefined),
  read: () => Promise.resolve(undefined),
  redeem: () => Promise.resolve(undefined),
  spend: () => Promise.resolve(false),
};

export const md5 = (text: string) => createHash('md5').update(text).digest('hex');
export const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');
export const seconds = NOW / 1000;

/** The fields of a call with the signature it needs. */
export function signed(endpoint: EndpointSpec, fields: Record<string, unknown>, token = '') {
  return { ...fields, sign: signatureOf(endpoint, fields, { token, word: 'kinora', sha1, md5 }) };
}

interface MemoryAppParts {
  /** Where the built web app lies. */
  readonly studio: string;
  /** Whether the database is away. */
  readonly isDown?: () => boolean;
}

/** Accounts, sessions and the web app, over a database that lives in memory. */
export function memoryAppParts({ studio, isDown = () => false }: MemoryAppParts) {
  const identity = createMemoryIdentity();
  const config = siteConfigOf(SITE_SETTINGS);
  const parts: AppParts = {
    routes: [
      ...identityRoutes({
        ...identity,
        start,
        isUniform: false,
        balanceOf: (id) => Promise.resolve(identity.credits.get(id) ?? 0),
      }),
      ...ticketRoutes({
        ...identity,
        tickets: noTickets,
        own: () => new Set(),
        standingOf: () => Promise.resolve({ paid: 0, isSubscription: false }),
        isKept: false,
      }),
    ],
    protocols: [serveSite(config, { instance: 'this', isReady: () => Promise.resolve(!isDown()) })],
    sessions: {
      find: (token, binding) =>
        isDown() ? Promise.reject(new Error('database down')) : identity.sessions.find(token, binding),
    },
    studio,
    config,
    base: () => BASE,
    cookie: () => bindingCookie(BASE),
    originKeys: ['key'],
    isUnavailable: (error) => error instanceof Error && error.message === 'database down',
    trustedProxies: [],
    isServed: () => true,
    logLevel: 'silent',
    now: () => NOW,
  };
  return { identity, parts };
}

/** Posts a call to an app and reads its answer. */
export const postTo =
  (app: FastifyInstance) =>
  async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
    return {
      status: response.statusCode,
      body: response.json<{ code: number; data: Record<string, never> }>(),
      response,
    };
  };

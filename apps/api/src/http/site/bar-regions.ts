import { ipInfo } from '@kinora/contracts';
import { CODES } from '@kinora/contracts/wire';
import type { FastifyInstance } from 'fastify';

import { refusal } from '../envelope.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers HTTP 200 with the envelope, whatever its code. */
    isEnvelope?: boolean;
  }
}

const CALLS = ['/account/', '/api/', '/media/'];

/**
 * Refuses every call from where the product is not served, before anything is read. The page itself and the call that
 * tells a browser where it is stay open: they say why.
 */
export function barRegions(app: FastifyInstance, isServed: (address: string) => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    const [path = ''] = request.url.split('?', 1);
    const isCall = CALLS.some((prefix) => path.startsWith(prefix)) && path !== ipInfo.path;
    if (!isCall || isServed(request.ip)) return done();
    const status = request.routeOptions.config.isEnvelope === true ? CODES.ok : 403;
    return reply.code(status).header('cache-control', 'no-store').send(refusal(403, 'region-not-served'));
  });
}

import { providerHook } from '@kinora/contracts/catalogue';
import { CODES } from '@kinora/contracts/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { RouteBook } from '../../app/routing/route-book.ts';
import type { Operations } from '../../domain/routing/operations.ts';
import type { Protocol } from '../create-app.ts';
import { refusal, success } from '../envelope.ts';

export interface ProviderHookDeps {
  readonly book: Pick<RouteBook, 'find'>;
  readonly operations: Pick<Operations, 'wake'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const BODY_BYTES = 1_048_576;
const FORGED = 401;
const UNKNOWN = 404;

const headersOf = ({ headers }: FastifyRequest) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()]));

/**
 * Where vendors post news of jobs. What is signed as its vendor signs makes the job due at once; nothing else of it is
 * believed, so one that is replayed, late, early or out of order does no harm.
 */
export function serveProviderHook({ book, now, operations }: ProviderHookDeps): Protocol {
  async function take(request: FastifyRequest, reply: FastifyReply) {
    reply.header('cache-control', 'no-store');
    const { route = '' } = request.params as { readonly route?: string };
    const provider = book.find(route)?.provider;
    if (!provider?.hook) return reply.code(UNKNOWN).send(refusal(UNKNOWN, 'unknown'));
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const read = await provider.hook({
      method: request.method,
      url: request.url,
      headers: headersOf(request),
      body,
      now: now(),
    });
    if (!read.ok) {
      const code = read.failure === 'malformed' ? CODES.invalid : FORGED;
      return reply.code(code).send(refusal(code, read.failure));
    }
    const { answer, operationId } = read.value;
    if (operationId !== undefined) await operations.wake(route, operationId);
    return answer ? reply.type(answer.type).send(answer.body) : reply.send(success(null));
  }

  return (app) =>
    void app.register((scope, _options, done) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, (_request, body, parsed) =>
        parsed(null, body),
      );
      scope.route({ method: 'POST', url: providerHook.path, bodyLimit: BODY_BYTES, handler: take });
      done();
    });
}

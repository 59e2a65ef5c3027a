import { CODES, type Envelope } from '@kinora/contracts/wire';
import type { FastifyError, FastifyInstance } from 'fastify';

import { refusal } from './envelope.ts';

const RETRY_SECONDS = 2;

/** Errors of the framework that are the client's doing. */
const CLIENT_ERRORS: Readonly<Record<string, Envelope>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: refusal(CODES.tooLarge, 'too-large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refusal(CODES.unsupportedType, 'json-only'),
  FST_ERR_CTP_INVALID_JSON_BODY: refusal(CODES.invalid, 'invalid', { fields: { body: 'not-json' } }),
  // A path that would lead out of the folder of files, or one no file can have.
  FST_STATIC_FORBIDDEN_PATH: refusal(CODES.notFound, 'unknown-path'),
  FST_ERR_CTP_EMPTY_JSON_BODY: refusal(CODES.invalid, 'invalid', { fields: { body: 'missing' } }),
};

const UNKNOWN = refusal(CODES.notFound, 'unknown-path');
/** What the server of files says of a folder, and of a name that it does not serve. */
const WITHOUT_FILE: readonly unknown[] = [403, CODES.notFound];

function clientEnvelope({ code, statusCode }: FastifyError): Envelope | undefined {
  const known = CLIENT_ERRORS[code];
  if (known) return known;
  if (WITHOUT_FILE.includes(statusCode)) return UNKNOWN;
  // secure-json-parse refuses `__proto__` and broken JSON with a plain SyntaxError and status 400.
  return statusCode === CODES.invalid ? refusal(CODES.invalid, 'invalid', { fields: { body: 'not-json' } }) : undefined;
}

/** The one place where an exception becomes an answer: always the envelope, never its text. */
export function reportErrors(app: FastifyInstance, isUnavailable: (error: unknown) => boolean): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = clientEnvelope(error);
    reply.header('cache-control', 'no-store');
    if (known) return reply.code(known.code === CODES.invalid ? CODES.ok : known.code).send(known);
    if (isUnavailable(error)) {
      request.log.warn({ reason: error.message }, 'not available');
      const envelope = refusal(CODES.unavailable, 'unavailable', { retry_after: RETRY_SECONDS });
      return reply.code(CODES.unavailable).header('retry-after', RETRY_SECONDS).send(envelope);
    }
    request.log.error({ err: error }, 'unexpected');
    return reply.code(CODES.unexpected).send(refusal(CODES.unexpected, 'unexpected', { request_id: request.id }));
  });
}

import { createHash } from 'node:crypto';

import { CLOCK_TOLERANCE_SECONDS, ipInfo } from '@kinora/contracts';
import { CODES, type Envelope } from '@kinora/contracts/wire';
import type { FastifyRequest } from 'fastify';

import type { CountryOf } from '../../domain/site/region.ts';
import type { Protocol } from '../create-app.ts';
import { headersOf, refusal, statusOf } from '../envelope.ts';

/** Success of this call alone, as the specification has it. */
const SUCCESS = 1;

export interface IpInfoParts {
  readonly countryOf: CountryOf;
  readonly word: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Counts one call from an address; the refusal where there were too many. */
  readonly limit: (address: string) => Promise<Envelope | undefined>;
}

/** The problem of the headers `stime` and `token`; they prove nothing but a conforming client. */
function problemOf({ headers }: FastifyRequest, { now, word }: IpInfoParts) {
  const { stime, token } = headers;
  const seconds = Math.floor(now() / 1000);
  if (!(Math.abs(Number(stime) - seconds) <= CLOCK_TOLERANCE_SECONDS)) {
    return refusal(CODES.invalid, 'invalid', { fields: { sign: 'clock' }, server_time: seconds });
  }
  if (
    token ===
    createHash('md5')
      .update(`${String(stime)}${word}`)
      .digest('hex')
  )
    return undefined;
  return refusal(CODES.invalid, 'invalid', { fields: { sign: 'wrong' } });
}

/** Tells callers where their own connection comes from, and nothing about other addresses. */
export function serveIpInfo(parts: IpInfoParts): Protocol {
  return (app) => {
    app.get(ipInfo.path, { exposeHeadRoute: false }, async (request, reply) => {
      const problem = problemOf(request, parts) ?? (await parts.limit(request.ip));
      if (problem) return reply.code(statusOf(problem.code)).headers(headersOf(problem)).send(problem);
      const data = { ip: request.ip, countryCode: parts.countryOf(request.ip) ?? '' };
      return reply.header('cache-control', 'no-store').send({ code: SUCCESS, msg: '', data });
    });
  };
}

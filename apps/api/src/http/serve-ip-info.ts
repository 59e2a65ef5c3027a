import { createHash } from 'node:crypto';

import { CLOCK_TOLERANCE_SECONDS, CODES, ipInfo } from '@kinora/contracts';
import type { FastifyRequest } from 'fastify';

import type { CountryOf } from '../domain/region.ts';
import type { Protocol } from './create-app.ts';
import { refusal } from './envelope.ts';

/** Success of this call alone, as the specification has it. */
const SUCCESS = 1;

export interface IpInfoParts {
  readonly countryOf: CountryOf;
  readonly word: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
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

/** Tells callers where their own connection comes from; nobody learns about another address. */
export function serveIpInfo(parts: IpInfoParts): Protocol {
  return (app) => {
    app.get(ipInfo.path, { exposeHeadRoute: false }, (request, reply) => {
      reply.header('cache-control', 'no-store');
      const problem = problemOf(request, parts);
      if (problem) return reply.send(problem);
      const data = { ip: request.ip, countryCode: parts.countryOf(request.ip) ?? '' };
      return reply.send({ code: SUCCESS, msg: '', data });
    });
  };
}

import type { IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';

/** How long a body may take. */
export interface BodyTimes {
  /** Without a byte, in milliseconds: it is looked for this often. */
  readonly silentMs: number;
  /** From the first header to the last byte, in milliseconds; `Infinity` where it may go on. */
  readonly totalMs: number;
}

export const BODY_TIMES: BodyTimes = { silentMs: 15_000, totalMs: 60_000 };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body is a file, which may take as long as bytes keep arriving. */
    readonly isFile?: boolean;
  }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Ends the connection of a body that stops coming, or does not end in time. */
export function limitBody(raw: IncomingMessage, { silentMs, totalMs }: BodyTimes): void {
  if (!hasBody(raw)) return;
  const giveUp = () => void raw.destroy();
  const whole = totalMs === Infinity ? undefined : setTimeout(giveUp, totalMs);
  let { bytesRead } = raw.socket;
  const silence = setInterval(() => {
    if (raw.socket.bytesRead === bytesRead) giveUp();
    ({ bytesRead } = raw.socket);
  }, silentMs);
  const stop = () => {
    clearTimeout(whole);
    clearInterval(silence);
  };
  raw.once('end', stop);
  raw.once('close', stop);
}

/** Bodies of every request, whoever asks for whatever path; a file is looked after by who takes it. */
export function limitSlowBodies(app: FastifyInstance, times: BodyTimes): void {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    if (routeOptions.config.isFile !== true) limitBody(raw, times);
    done();
  });
}

import { Readable } from 'node:stream';

import { accountExport, CODES } from '@kinora/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Protocol } from './create-app.ts';
import { refusal } from './envelope.ts';
import type { MediaAddresses } from './media-address.ts';
import { textOf } from './serve-media.ts';

export interface ServeExportDeps {
  readonly addresses: Pick<MediaAddresses, 'check'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The document in pieces; undefined where there is no such account any more. */
  readonly open: (memberId: string) => Promise<AsyncIterable<string> | undefined>;
}

const GONE = 410;
const RETRY_SECONDS = 10;

/** A file to keep, never a page to show, and nobody keeps a copy on the way. */
const headers = (now: number) => ({
  'content-type': 'application/json; charset=utf-8',
  'content-disposition': `attachment; filename="${fileName(now)}"`,
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
});

const refuse = (reply: FastifyReply, code: number, reason: string) =>
  reply.code(code).header('cache-control', 'no-store').send(refusal(code, reason));

/** The day is the operator's; it only tells one file from another. */
const fileName = (now: number) => `kinora-account-${new Date(now).toISOString().slice(0, 10)}.json`;

/** What an account holds by signed address. One at a time for each account: a document is costly to make. */
export function serveExport({ addresses, now, open }: ServeExportDeps): Protocol {
  const running = new Set<string>();

  async function send(request: FastifyRequest, reply: FastifyReply) {
    const id = textOf(request.params, 'id');
    const address = { id, expires: textOf(request.query, 'expires'), signature: textOf(request.query, 'signature') };
    const verdict = addresses.check(address);
    if (verdict === 'wrong') return refuse(reply, CODES.notFound, 'unknown-file');
    if (verdict === 'expired') return refuse(reply, GONE, 'address-expired');
    if (running.has(id)) return refuse(reply.header('retry-after', RETRY_SECONDS), CODES.unavailable, 'unavailable');
    const pieces = await open(id);
    if (!pieces) return refuse(reply, CODES.notFound, 'unknown-file');
    reply.headers(headers(now()));
    // Only looked at: the page that asks does not learn how the browser's download ends.
    if (request.method === 'HEAD') return reply.send();
    running.add(id);
    const stream = Readable.from(pieces);
    stream.once('close', () => running.delete(id));
    return reply.send(stream);
  }

  return (app) => void app.route({ method: ['GET', 'HEAD'], url: accountExport.path, handler: send });
}

import { Readable } from 'node:stream';

import { CODES } from '@kinora/contracts/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Protocol } from './create-app.ts';
import { refusal } from './envelope.ts';
import { textOf } from './library/serve-media.ts';
import type { MediaAddresses } from './media-address.ts';

/** A file that is made while it is read. */
interface MadeFile {
  /** Of the kind that is sent. */
  readonly type: string;
  /** ASCII, without a quotation mark. */
  readonly name: string;
  readonly pieces: AsyncIterable<string | Uint8Array>;
}

export interface ServeExportDeps {
  /** With the parameter `id`. */
  readonly path: string;
  readonly addresses: Pick<MediaAddresses, 'check'>;
  /** Undefined where what it was made of is gone; `nothing-ready` where none of its files is there any more. */
  readonly open: (id: string, about: string) => Promise<MadeFile | 'nothing-ready' | undefined>;
}

const GONE = 410;
const RETRY_SECONDS = 10;

/** A download, never a page, and not cached on the way. */
const headers = ({ name, type }: MadeFile) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
});

const refuse = (reply: FastifyReply, code: number, reason: string) =>
  reply.code(code).header('cache-control', 'no-store').send(refusal(code, reason));

const NOTHING_READY = 409;

const refuseMissing = (reply: FastifyReply, file: 'nothing-ready' | undefined) =>
  file === undefined ? refuse(reply, CODES.notFound, 'unknown-file') : refuse(reply, NOTHING_READY, file);

const look = (reply: FastifyReply, file: MadeFile | 'nothing-ready' | undefined) =>
  typeof file === 'object' ? reply.headers(headers(file)).send() : refuseMissing(reply, file);

/** What is told by signed address, one at a time of each: it is costly to make. */
export function serveExport({ path, addresses, open }: ServeExportDeps): Protocol {
  const running = new Set<string>();

  async function send(request: FastifyRequest, reply: FastifyReply) {
    const [id, about] = [textOf(request.params, 'id'), textOf(request.query, 'about')];
    const expires = textOf(request.query, 'expires');
    const verdict = addresses.check({ id, about, expires, signature: textOf(request.query, 'signature') });
    if (verdict === 'wrong') return refuse(reply, CODES.notFound, 'unknown-file');
    if (verdict === 'expired') return refuse(reply, GONE, 'address-expired');
    if (running.has(id)) return refuse(reply.header('retry-after', RETRY_SECONDS), CODES.unavailable, 'unavailable');
    // Only looked at: the page that asks does not learn how the browser's download ends.
    if (request.method === 'HEAD') return look(reply, await open(id, about));
    running.add(id);
    const file = await open(id, about).catch((error: unknown) => {
      running.delete(id);
      throw error;
    });
    if (typeof file !== 'object') {
      running.delete(id);
      return refuseMissing(reply, file);
    }
    const stream = Readable.from(file.pieces, { objectMode: false });
    stream.once('close', () => running.delete(id));
    return reply.headers(headers(file)).send(stream);
  }

  return (app) => void app.route({ method: ['GET', 'HEAD'], url: path, handler: send });
}

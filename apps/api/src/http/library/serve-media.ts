import { Readable } from 'node:stream';

import { media } from '@kinora/contracts/creations';
import { CODES } from '@kinora/contracts/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { StoredFile, StoredFiles } from '../../domain/library/media.ts';
import type { Storage } from '../../domain/storage.ts';
import type { Protocol } from '../create-app.ts';
import { refusal } from '../envelope.ts';
import type { MediaAddresses } from '../media-address.ts';
import { readRange } from './byte-range.ts';

export interface MediaDeps {
  readonly files: StoredFiles;
  readonly storage: Storage;
  readonly addresses: MediaAddresses;
}

const PRIVATE = 'private, max-age=3600';
const GONE = 410;

/** Fastify types path and query as unknown; anything that is no text opens nothing. */
export const textOf = (source: unknown, name: string): string => {
  const value = (source as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
};

export const refuseFile = (reply: FastifyReply, code: number, reason: string) =>
  reply.code(code).header('cache-control', 'no-store').send(refusal(code, reason));

/** Sends a file, or the part of it that was asked for. */
export async function sendFile(
  file: StoredFile,
  storage: Storage,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const size = await storage.size(file.storageKey);
  if (size === undefined) return refuseFile(reply, CODES.notFound, 'unknown-file');
  const range = readRange(request.headers.range, size);
  reply.headers({ 'accept-ranges': 'bytes', 'cache-control': PRIVATE, 'content-type': file.type });
  if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const stream = await storage.open(file.storageKey, range);
  if (!stream) return refuseFile(reply, CODES.notFound, 'unknown-file');
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply.header('content-length', end - start + 1).send(Readable.from(stream));
}

/** Files by signed address, in ranges; the type is ours, and nothing is guessed from the content. */
export function serveMedia({ files, storage, addresses }: MediaDeps): Protocol {
  return (app) => {
    app.get(media.path, async (request, reply) => {
      const id = textOf(request.params, 'id');
      const verdict = addresses.check({
        id,
        expires: textOf(request.query, 'expires'),
        signature: textOf(request.query, 'signature'),
      });
      if (verdict === 'wrong') return refuseFile(reply, CODES.notFound, 'unknown-file');
      if (verdict === 'expired') return refuseFile(reply, GONE, 'address-expired');
      const file = await files.find(id);
      return file ? sendFile(file, storage, { request, reply }) : refuseFile(reply, CODES.notFound, 'unknown-file');
    });
  };
}

import { rm, writeFile } from 'node:fs/promises';

import { fail, ok, type Result } from '@kinora/contracts';

import type { CallApi } from '../kit/create-api.ts';
import { isTooLarge, unreadable } from '../kit/failures.ts';
import { at, listAt, textAt } from '../kit/read-json.ts';
import type { FetchedFile, ProviderFailure, RemoteProvider } from '../remote-provider.ts';

type To = Parameters<RemoteProvider['fetch']>[2];

const TIMEOUT_MS = 300_000;
/** Of what stands around the video. */
const AROUND = 65_536;
/** No answer is read that would not fit into one text; eight seconds of 4K take a fifth of it. */
const LARGEST = 256 * 1_048_576;

const tooLarge = (maxBytes: number): ProviderFailure => ({
  reason: 'bad-result',
  at: 'request',
  detail: `too-large: more than ${maxBytes} bytes`,
});

/** Writes it whole, or leaves nothing. */
async function write(bytes: Buffer, { path, signal }: To): Promise<Result<'written', ProviderFailure>> {
  try {
    await writeFile(path, bytes, { mode: 0o600, ...(signal && { signal }) });
    return ok('written');
  } catch (error) {
    await rm(path, { force: true });
    if (signal?.aborted === true) return fail({ reason: 'interrupted', at: 'route', detail: 'called off' });
    const detail = `not-written: ${error instanceof Error ? error.message : ''}`;
    return fail({ reason: 'storage-full', at: 'route', detail });
  }
}

/** The first video of a finished operation; undefined where it holds none. */
export function videoIn(json: unknown): { readonly base64: string; readonly type: string } | undefined {
  const [video] = listAt(json, 'response', 'videos');
  const base64 = at(video, 'bytesBase64Encoded');
  return typeof base64 === 'string' ? { base64, type: textAt(video, 'mimeType') ?? '' } : undefined;
}

/** Asks for a finished operation once more and writes the video that stands in the answer. */
export async function fetchVideo(
  call: CallApi,
  asking: Pick<Parameters<CallApi>[0], 'json' | 'path'>,
  to: To,
): Promise<Result<FetchedFile, ProviderFailure>> {
  const maxBytes = Math.min(LARGEST, Math.ceil(to.maxBytes / 3) * 4 + AROUND);
  const answered = await call({ method: 'POST', ...asking, maxBytes, timeoutMs: TIMEOUT_MS, signal: to.signal });
  if (!answered.ok) return fail(isTooLarge(answered.failure) ? tooLarge(to.maxBytes) : answered.failure);
  const video = videoIn(answered.value.json);
  if (!video) return fail(unreadable(answered.value.answer));
  const bytes = Buffer.from(video.base64, 'base64');
  if (bytes.length > to.maxBytes) return fail(tooLarge(to.maxBytes));
  const written = await write(bytes, to);
  return written.ok ? ok({ bytes: bytes.length, type: video.type }) : written;
}

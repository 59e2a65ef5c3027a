import { fail, ok, type Result } from '@kinora/contracts';
import { getUpload, type beginUpload, type Upload, type UploadRefusal } from '@kinora/contracts/uploads';
import type { RefusalOf } from '@kinora/contracts/wire';

import type { Answer } from './answer.ts';
import type { ApiClient } from './api-client.ts';
import type { ApiFailure } from './failure.ts';
import type { NamedFile, SendFileOptions } from './file-transport.ts';
import { pause } from './pause.ts';

/** The step an upload is at: `share` of it, 0 to 1, has arrived; or it is looked at. */
export type UploadStep = { readonly phase: 'sending'; readonly share: number } | { readonly phase: 'checking' };

/** The abort reason for a pause: what was sent stays, and the upload can resume. */
export const PAUSED = 'paused';

/** What became of a file of this content before; it outlives the page, so that nothing is sent twice. */
export interface UploadMemory {
  /** The id of its upload; null when there is none. */
  readonly find: () => string | null;
  readonly keep: (id: string) => void;
  readonly forget: () => void;
}

export interface UploadOptions extends Pick<SendFileOptions, 'use'> {
  readonly onProgress: (step: UploadStep) => void;
  readonly signal: AbortSignal;
  readonly memory: UploadMemory;
}

type CallReason = RefusalOf<typeof beginUpload> | RefusalOf<typeof getUpload>;

/** Why a file is not on the server. A refused file never will be, as it is. */
export type UploadFailure =
  | ApiFailure<CallReason>
  | { readonly kind: 'file-refused'; readonly reason: string; readonly detail: Readonly<Record<string, unknown>> }
  | { readonly kind: 'cancelled' };

type Outcome = Result<Upload, UploadFailure>;

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 2000;
const PAUSE_GROWTH = 1.5;
/** How many requests in a row may stay unanswered. */
const MISSES_MAX = 4;

/** Refusals caused by the server, not by the file: another press sends it again. */
const SERVER_FAILURES: readonly UploadRefusal[] = [
  'cancelled',
  'codec-missing',
  'crashed',
  'disk-full',
  'out-of-memory',
  'timed-out',
];

/** Whether the server, not the file, is the reason of a refusal: another press may help. */
export const isServerFailure = (reason: string): boolean => SERVER_FAILURES.some((known) => known === reason);

export const readUpload = (client: ApiClient, id: string): Answer<typeof getUpload> => client.call(getUpload, { id });

const passes = ({ kind }: ApiFailure): boolean => kind === 'unreachable' || kind === 'busy' || kind === 'unexpected';

/** The result of an upload; null while it is in progress. */
function outcomeOf(upload: Upload, { memory }: UploadOptions): Outcome | null {
  if (upload.state === 'ready') return ok(upload);
  if (upload.state !== 'refused') return null;
  const { reason = 'crashed', detail = {} } = upload.refusal ?? {};
  if (isServerFailure(reason)) memory.forget();
  return fail({ kind: 'file-refused', reason, detail });
}

async function waitForCheck(client: ApiClient, id: string, options: UploadOptions): Promise<Outcome> {
  options.onProgress({ phase: 'checking' });
  let misses = 0;
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * PAUSE_GROWTH, LONGEST_PAUSE_MS)) {
    if (options.signal.aborted) return fail({ kind: 'cancelled' });
    const answer = await readUpload(client, id);
    const outcome = answer.ok ? outcomeOf(answer.value, options) : null;
    if (outcome) return outcome;
    misses = answer.ok ? 0 : misses + 1;
    if (!answer.ok && (!passes(answer.failure) || misses > MISSES_MAX)) return answer;
    await pause(wait, options.signal);
  }
}

/** Sends what is missing of a file. */
async function send(
  client: ApiClient,
  file: NamedFile,
  { begun, ...options }: UploadOptions & { begun: string | null },
) {
  const { memory, signal, onProgress, use } = options;
  onProgress({ phase: 'sending', share: 0 });
  const sent = await client.sendFile(file, {
    begun,
    signal,
    use,
    onBegun: memory.keep,
    onProgress: (share) => onProgress({ phase: 'sending', share }),
  });
  if (signal.aborted && signal.reason !== PAUSED) memory.forget();
  return sent;
}

/** What the server knows of an upload that was begun before; null when it has forgotten it. */
async function readBegun(client: ApiClient, memory: UploadMemory): Promise<Result<Upload | null, UploadFailure>> {
  const id = memory.find();
  if (id === null) return ok(null);
  const answer = await readUpload(client, id);
  if (answer.ok) return answer;
  if (answer.failure.kind !== 'refused' || answer.failure.reason !== 'unknown-upload') return answer;
  memory.forget();
  return ok(null);
}

/** What an upload of an earlier press has come to; null where there is something left to do. */
function settle(upload: Upload, options: UploadOptions): Outcome | null {
  const outcome = outcomeOf(upload, options);
  return options.memory.find() === null ? null : outcome;
}

/**
 * Brings a file to the server and waits until it was looked at. Goes on where a lost connection, another press or
 * another visit left it; a file that is there already is not sent again.
 */
export async function uploadFile(client: ApiClient, file: NamedFile, options: UploadOptions): Promise<Outcome> {
  const before = await readBegun(client, options.memory);
  if (!before.ok) return before;
  const known = before.value;
  const settled = known && settle(known, options);
  if (settled) return settled;
  if (known?.state === 'checking') return waitForCheck(client, known.id, options);
  const begun = known?.state === 'receiving' ? known.id : null;
  const sent = await send(client, file, { ...options, begun });
  if (options.signal.aborted) return fail({ kind: 'cancelled' });
  return sent.ok ? waitForCheck(client, sent.value, options) : sent;
}

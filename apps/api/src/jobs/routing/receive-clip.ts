import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { fail, ok, type FailureReason, type Result } from '@kinora/contracts';
import { findModel } from '@kinora/contracts/catalogue';
import type {
  acceptUpload,
  AcceptedVideo,
  CredentialSigner,
  finishClip,
  FinishedClip,
  Origin,
} from '@kinora/media-node';
import type { MadeClip, MadeFile, Operation, Output, RemoteProvider } from '@kinora/video-providers';

import type { CreationRecord, Creations } from '../../domain/creations/creation.ts';
import type { Lease } from '../../domain/queue.ts';
import type { Storage } from '../../domain/storage.ts';
import { deliverClip } from '../creations/deliver-clip.ts';

/** More than any clip of a vendor takes, and little enough for a disk. */
const MAX_BYTES = 500 * 1_048_576;

export interface ReceiveDeps {
  readonly creations: Pick<Creations, 'deliver' | 'progress'>;
  readonly storage: Storage;
  /** Where clips are made. */
  readonly folder: string;
  readonly intake: typeof acceptUpload;
  readonly finish: typeof finishClip;
  readonly signer?: CredentialSigner | undefined;
  readonly isUnavailable: (error: unknown) => boolean;
}

export interface Arrival {
  readonly record: CreationRecord;
  readonly lease: Lease;
  readonly provider: RemoteProvider;
  readonly operation: Operation;
  readonly output: Output;
  readonly signal: AbortSignal;
}

/** `isPassing`: another try at the same result may help. */
export interface ArrivalFailure {
  readonly reason: FailureReason;
  readonly isPassing: boolean;
  readonly detail: string;
}

type Received<Value> = Promise<Result<Value, ArrivalFailure>>;

const OURS: ReadonlySet<string> = new Set(['cancelled', 'crashed', 'disk-full', 'out-of-memory', 'timed-out']);

const brokenHere = (reason: string, detail: string): ArrivalFailure => ({
  reason: reason === 'disk-full' ? 'storage-full' : 'crashed',
  isPassing: true,
  detail,
});

/** Its own copy of what the vendor delivers, looked at and made again in the sandbox as any stranger's file. */
async function accept(
  deps: ReceiveDeps,
  { lease, operation, output, provider, record, signal }: Arrival,
): Received<AcceptedVideo> {
  const name = `${record.id}.${lease.token}`;
  const path = join(deps.folder, `${name}.download`);
  await mkdir(deps.folder, { recursive: true, mode: 0o700 });
  try {
    const copied = await provider.fetch(operation, output, { path, maxBytes: MAX_BYTES, signal });
    if (!copied.ok) {
      const { at, detail, reason } = copied.failure;
      return fail({ reason, isPassing: at === 'route', detail });
    }
    const accepted = await deps.intake(path, { folder: deps.folder, name: `${name}.source`, kind: 'video', signal });
    if (accepted.ok && accepted.value.kind === 'video') return ok(accepted.value);
    const refusal = accepted.ok ? 'wrong-kind' : accepted.failure.reason;
    if (OURS.has(refusal)) return fail(brokenHere(refusal, `the result could not be looked at: ${refusal}`));
    return fail({ reason: 'bad-result', isPassing: false, detail: `the result is no video we take: ${refusal}` });
  } finally {
    await rm(path, { force: true });
  }
}

/** Who made the picture, for its content credentials. */
function originOf({ model }: CreationRecord): Origin {
  const { maker = 'unknown', name = model } = findModel(model) ?? {};
  return { sourceType: 'trainedAlgorithmicMedia', model: `${name} by ${maker}`, ingredients: [`${name} by ${maker}`] };
}

const VIDEO = 'video/mp4';
const PICTURE = 'image/webp';
const TYPES = { sprite: PICTURE, proxy: VIDEO, peaks: 'application/octet-stream' } as const;
const KINDS = ['sprite', 'proxy', 'peaks'] as const;

type Rendered = NonNullable<FinishedClip['clip']>;

const made = ({ bytes, path, sha256 }: Rendered, type: string): MadeFile => ({ path, type, bytes, checksum: sha256 });

function madeOf(
  shown: FinishedClip,
  master: Rendered,
  { height, seconds, width }: AcceptedVideo,
): MadeClip | undefined {
  if (!shown.clip || !shown.poster) return undefined;
  const beside = KINDS.flatMap((kind) => {
    const file = shown[kind];
    return file === null ? [] : [{ ...made(file, TYPES[kind]), kind }];
  });
  return {
    video: made(shown.clip, VIDEO),
    poster: made(shown.poster, PICTURE),
    renditions: [{ ...made(master, VIDEO), kind: 'master' as const }, ...beside],
    width,
    height,
    seconds,
  };
}

/** Everything that stands beside a clip of our own engine: mark, master, poster, previews and credentials. */
async function finish(deps: ReceiveDeps, { lease, record, signal }: Arrival, video: AcceptedVideo): Received<MadeClip> {
  const { folder, signer } = deps;
  const source = { path: video.file.path, width: video.width, height: video.height, origin: originOf(record) };
  const common = { folder, signer, signal };
  const name = `${record.id}.${lease.token}`;
  const [shown, master] = [
    await deps.finish(source, {
      ...common,
      name,
      watermark: true,
      wanted: ['clip', 'poster', 'sprite', 'proxy', 'peaks'],
    }),
    await deps.finish(source, { ...common, name: `${name}.master`, watermark: false, wanted: ['clip'] }),
  ];
  if (!shown.ok) return fail(brokenHere(shown.failure.kind, shown.failure.detail));
  if (!master.ok) return fail(brokenHere(master.failure.kind, master.failure.detail));
  const clip = master.value.clip && madeOf(shown.value, master.value.clip, video);
  return clip ? ok(clip) : fail(brokenHere('crashed', 'a file beside the clip is missing'));
}

/** Copies a result, makes it a clip of ours and delivers it. After an end it comes late, and free of charge. */
export async function receiveClip(deps: ReceiveDeps, arrival: Arrival): Received<'delivered' | 'stale'> {
  const { lease, record } = arrival;
  await deps.creations.progress(lease, { phase: 'finishing', done: record.total, total: record.total });
  const accepted = await accept(deps, arrival);
  if (!accepted.ok) return accepted;
  try {
    const clip = await finish(deps, arrival, accepted.value);
    if (!clip.ok) return clip;
    const delivery = { id: record.id, made: clip.value, keepsMaster: !record.isTrial };
    const end = await deliverClip(deps, { lease }, delivery);
    return end === 'storage-full' ? fail(brokenHere('disk-full', 'the clip could not be stored')) : ok(end);
  } finally {
    await rm(accepted.value.file.path, { force: true });
  }
}

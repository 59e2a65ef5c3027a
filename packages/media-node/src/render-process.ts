import { fail, ok, unreachable, type Result } from '@kinora/contracts';

import { childFile } from './child-file.ts';
import type { CredentialSigner } from './credentials/credential-signer.ts';
import type { RenderFailure } from './render-failure.ts';
import type {
  FileDigest,
  Rendition,
  RenderJob,
  RenderMessage,
  RenderProgress,
  RenderReport,
  SignatureMessage,
} from './render-job.ts';
import { superviseProcess, type ForcedEnd, type ProcessLimits } from './supervised-process.ts';

export interface RenderWatch {
  readonly limits: ProcessLimits;
  readonly onProgress: (progress: RenderProgress) => void;
  readonly onFile?: ((rendition: Rendition, digest: FileDigest) => void) | undefined;
  readonly onStart?: ((processId: number) => void) | undefined;
  readonly signal: AbortSignal | undefined;
  /** Signs for a job with credentials. */
  readonly signer?: CredentialSigner | undefined;
}

type Outcome = Result<RenderReport, RenderFailure>;

/** Runs one job in a process of its own, which is gone when this resolves. */
export async function runRenderProcess(job: RenderJob, watch: RenderWatch): Promise<Outcome> {
  const { limits, onStart, signal } = watch;
  return superviseProcess<Outcome>({
    entry: await childFile('child/render-main'),
    job,
    limits,
    signal,
    onStart,
    // An export has several frames of its media at once, frame after frame.
    keepsFreed: job.kind === 'timeline',
    // Its frames are let go one by one.
    nodeFlags: ['--expose-gc'],
    // The other side is our own entry.
    answerTo: (message, reply) => answerTo(message as RenderMessage, watch, (answer) => reply({ ...answer })),
    outcomeOf: (end) => fail(failureOf(end)),
  });
}

type Reply = (answer: SignatureMessage) => void;

function answerTo(message: RenderMessage, watch: RenderWatch, reply: Reply): Outcome | null {
  switch (message.kind) {
    case 'progress':
      watch.onProgress(message.progress);
      return null;
    case 'file':
      watch.onFile?.(message.rendition, message.digest);
      return null;
    case 'sign':
      void answerClaim(message, watch, reply);
      return null;
    case 'memory':
      return null;
    case 'done':
      return ok(message.report);
    case 'failed':
      return fail(message.failure);
    default:
      return unreachable(message);
  }
}

async function answerClaim(
  { bytes, id }: { readonly bytes: string; readonly id: number },
  { signer }: RenderWatch,
  reply: Reply,
) {
  try {
    const signature = await signer?.sign(Buffer.from(bytes, 'base64'));
    const text = signature === undefined ? null : Buffer.from(signature).toString('base64');
    reply({ kind: 'signature', id, signature: text, problem: text === null ? 'nobody signs here' : null });
  } catch (error) {
    reply({ kind: 'signature', id, signature: null, problem: String(error) });
  }
}

function failureOf(end: ForcedEnd): RenderFailure {
  return end.kind === 'cancelled' ? { kind: end.kind, detail: 'The render was cancelled.' } : end;
}

import { fail, ok, unreachable, type Result } from '@kinora/contracts';

import { CHILD_FILE } from './child-file.ts';
import type { RenderFailure } from './render-failure.ts';
import type { RenderJob, RenderMessage, RenderReport } from './render-job.ts';
import { superviseProcess, type ForcedEnd, type ProcessLimits } from './supervised-process.ts';

export interface RenderWatch {
  readonly limits: ProcessLimits;
  readonly onFrame: (frame: number) => void;
  readonly onStart?: ((processId: number) => void) | undefined;
  readonly signal: AbortSignal | undefined;
}

type Outcome = Result<RenderReport, RenderFailure>;

/** Runs one job in a process of its own, which is gone when this resolves. */
export function runRenderProcess(job: RenderJob, { limits, onFrame, onStart, signal }: RenderWatch): Promise<Outcome> {
  return superviseProcess<Outcome>({
    entry: CHILD_FILE,
    job,
    limits,
    signal,
    onStart,
    // The other side is our own entry.
    answerTo: (message) => answerTo(message as RenderMessage, onFrame),
    outcomeOf: (end) => fail(failureOf(end)),
  });
}

function answerTo(message: RenderMessage, onFrame: (frame: number) => void): Outcome | null {
  switch (message.kind) {
    case 'frame':
      onFrame(message.frame);
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

function failureOf(end: ForcedEnd): RenderFailure {
  return end.kind === 'cancelled' ? { kind: end.kind, detail: 'The render was cancelled.' } : end;
}

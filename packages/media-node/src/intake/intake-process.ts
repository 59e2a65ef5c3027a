import { fail, ok, unreachable, type Result } from '@kinora/contracts';

import { childFile } from '../child-file.ts';
import { superviseProcess, type ForcedEnd } from '../supervised-process.ts';
import type { IntakeJob, IntakeMessage, IntakeReport } from './intake-job.ts';
import type { IntakeRefusal } from './refusal.ts';
import { residentSize } from './resident-size.ts';
import { sandbox } from './sandbox.ts';

export interface IntakeWatch {
  /** Until it is known whether a file is taken. */
  readonly probingMs: number;
  /** For everything. */
  readonly timeoutMs: number;
  /** Resident size at which the process is ended. */
  readonly memoryBytes: number;
  readonly onProgress: (done: number) => void;
  readonly onStart?: ((processId: number) => void) | undefined;
  readonly signal: AbortSignal | undefined;
}

type Outcome = Result<IntakeReport, IntakeRefusal>;

/** Hands one file to a process of its own, with little time, memory and nothing else; it is gone when this resolves. */
export async function runIntakeProcess(job: IntakeJob, watch: IntakeWatch): Promise<Outcome> {
  const [entry, launcher] = await Promise.all([childFile('intake/child/intake-main'), sandbox(job.use)]);
  const probing = new AbortController();
  const timer = setTimeout(() => probing.abort(), watch.probingMs);
  const { onProgress, onStart, probingMs, signal } = watch;
  const pass = (done: number) => {
    clearTimeout(timer);
    onProgress(done);
  };
  const outcome = await superviseProcess<Outcome>({
    entry,
    job,
    launcher,
    // Node would reserve more addresses for WebAssembly than the process may have.
    nodeFlags: ['--disable-wasm-trap-handler', '--wasm-max-mem-pages=4096'],
    limits: watch,
    signal: AbortSignal.any([probing.signal, ...(signal === undefined ? [] : [signal])]),
    onStart,
    // What it leaves is removed with its folder, and a codec in a loop does not listen.
    graceMs: 0,
    measureMemory: residentSize,
    // The other side is our own entry.
    answerTo: (message) => answerTo(message as IntakeMessage, pass),
    outcomeOf: (end) => fail(probing.signal.aborted && end.kind === 'cancelled' ? slow(probingMs) : refusalOf(end)),
  });
  clearTimeout(timer);
  return outcome;
}

function answerTo(message: IntakeMessage, pass: (done: number) => void): Outcome | null {
  switch (message.kind) {
    case 'normalising':
      pass(message.done);
      return null;
    case 'done':
      return ok(message.report);
    case 'refused':
      return fail(message.refusal);
    default:
      return unreachable(message);
  }
}

const slow = (probingMs: number): IntakeRefusal => ({
  reason: 'timed-out',
  detail: { words: `It was not known after ${String(probingMs / 1000)} s what the file is.` },
});

function refusalOf(end: ForcedEnd): IntakeRefusal {
  const words = end.kind === 'cancelled' ? 'The intake was cancelled.' : end.detail;
  return { reason: end.kind, detail: { words } };
}

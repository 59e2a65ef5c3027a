import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { fail, ok, unreachable, type Result } from '@kinora/contracts';

import { CHILD_FILE } from './child-file.ts';
import type { RenderFailure } from './render-failure.ts';
import type { RenderJob, RenderMessage, RenderReport } from './render-job.ts';

export interface RenderLimits {
  readonly timeoutMs: number;
  /** Resident size at which the process is ended. */
  readonly memoryBytes: number;
}

export interface RenderWatch {
  readonly limits: RenderLimits;
  readonly onFrame: (frame: number) => void;
  readonly onStart?: ((processId: number) => void) | undefined;
  readonly signal: AbortSignal | undefined;
}

type Outcome = Result<RenderReport, RenderFailure>;

/** How long a process may tidy up after it was asked to stop. */
const GRACE_MS = 1500;
const LAST_WORDS = 2000;

/** Runs one job in a process of its own, which is gone when this resolves. */
export async function runRenderProcess(job: RenderJob, watch: RenderWatch): Promise<Outcome> {
  const { limits, onFrame, onStart, signal } = watch;
  if (signal?.aborted === true) return fail(CANCELLED);
  const child = startChild();
  if (child.pid !== undefined) onStart?.(child.pid);
  const words = lastWords(child);
  const outcomes: Outcome[] = [];
  const stop = (failure: RenderFailure) => {
    outcomes.push(fail(failure));
    endSoon(child);
  };
  const cancel = () => stop(CANCELLED);
  const timer = setTimeout(() => stop(timedOut(limits)), limits.timeoutMs);
  signal?.addEventListener('abort', cancel, { once: true });
  child.on('message', (message) => {
    // The other side is our own entry.
    outcomes.push(...answersTo(message as RenderMessage, { limits, onFrame, stop }));
  });
  child.send(job, () => undefined);
  const [code, killedBy]: unknown[] = await once(child, 'close');
  clearTimeout(timer);
  signal?.removeEventListener('abort', cancel);
  killGroup(child);
  // What came first is what happened; anything later is its echo.
  return outcomes[0] ?? fail(crash(String(killedBy ?? code), words()));
}

const CANCELLED: RenderFailure = { kind: 'cancelled', detail: 'The render was cancelled.' };

const timedOut = ({ timeoutMs }: RenderLimits): RenderFailure => ({
  kind: 'timed-out',
  detail: `The render took longer than ${String(timeoutMs / 1000)} s.`,
});

function answersTo(
  message: RenderMessage,
  { limits, onFrame, stop }: Pick<RenderWatch, 'limits' | 'onFrame'> & { stop: (failure: RenderFailure) => void },
): Outcome[] {
  switch (message.kind) {
    case 'frame':
      onFrame(message.frame);
      return [];
    case 'memory':
      if (message.bytes > limits.memoryBytes) stop(outOfMemory(message.bytes));
      return [];
    case 'done':
      return [ok(message.report)];
    case 'failed':
      return [fail(message.failure)];
    default:
      return unreachable(message);
  }
}

const outOfMemory = (bytes: number): RenderFailure => ({
  kind: 'out-of-memory',
  detail: `The render process had grown to ${String(Math.round(bytes / 1_048_576))} MB.`,
});

function crash(ending: string, words: string): RenderFailure {
  const kind = words.includes('JavaScript heap out of memory') ? 'out-of-memory' : 'crashed';
  return { kind, detail: `The render process ended by ${ending}. ${words}`.trim() };
}

/**
 * Its own process group, so that nothing it started outlives it, and of the environment only what finding
 * programs and libraries takes: no secret of the server reaches the codecs.
 */
function startChild(): ChildProcess {
  const conditions = CHILD_FILE.endsWith('.ts') ? ['--conditions=@kinora/source'] : [];
  return fork(CHILD_FILE, [], {
    execArgv: [...conditions, '--max-old-space-size=512'],
    env: { ...inherited(), MIMALLOC_PURGE_DELAY: '-1' },
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

function inherited(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH, TMPDIR, SystemRoot, TEMP } = process.env;
  return { PATH, LD_LIBRARY_PATH, TMPDIR, SystemRoot, TEMP };
}

function lastWords(child: ChildProcess): () => string {
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-LAST_WORDS);
  });
  return () => words.trim();
}

/** Asks first; a process that does not listen is killed with all it started. */
function endSoon(child: ChildProcess) {
  child.kill('SIGTERM');
  const kill = setTimeout(() => killGroup(child), GRACE_MS);
  child.once('exit', () => clearTimeout(kill));
}

function killGroup({ pid }: ChildProcess) {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // Nothing of it is left.
  }
}

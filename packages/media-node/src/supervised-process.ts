import { fork, type ChildProcess, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';

export interface ProcessLimits {
  readonly timeoutMs: number;
  /** Resident size at which the process is ended. */
  readonly memoryBytes: number;
}

/** How a process ended that gave no answer of its own. */
export type ForcedEnd =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'crashed'; readonly detail: string }
  | { readonly kind: 'out-of-memory'; readonly detail: string }
  | { readonly kind: 'timed-out'; readonly detail: string };

export interface SupervisedTask<Outcome> {
  /** The file that Node runs; a `.ts` file is run as source. */
  readonly entry: string;
  /** The one message the process is sent; plain JSON. */
  readonly job: Serializable;
  readonly limits: ProcessLimits;
  readonly signal: AbortSignal | undefined;
  readonly onStart?: ((processId: number) => void) | undefined;
  /** A program and its arguments that start Node in their place, for example `prlimit --cpu=20`. */
  readonly launcher?: readonly string[] | undefined;
  /** Options of Node's own. */
  readonly nodeFlags?: readonly string[] | undefined;
  /** Whether freed frames are kept for the next ones, which is four times as fast and takes more memory. */
  readonly keepsFreed?: boolean | undefined;
  /** How long the process may tidy up after it was asked to stop; 1.5 s by default. */
  readonly graceMs?: number | undefined;
  /** Resident size of the process as seen from outside, for one that may be too busy to report it. */
  readonly measureMemory?: ((processId: number) => number) | undefined;
  /** Takes every message that is not about memory, and may reply; the first outcome it returns is the outcome. */
  readonly answerTo: (message: unknown, reply: (answer: Serializable) => void) => Outcome | null;
  readonly outcomeOf: (end: ForcedEnd) => Outcome;
}

const GRACE_MS = 1500;
const MEASURE_MS = 100;
const LAST_WORDS = 2000;

/** Runs one job in a process of its own, which is gone with all it started when this resolves. */
export async function superviseProcess<Outcome>(task: SupervisedTask<Outcome>): Promise<Outcome> {
  const { limits, onStart, outcomeOf, signal } = task;
  if (signal?.aborted === true) return outcomeOf({ kind: 'cancelled' });
  const child = startChild(task);
  if (child.pid !== undefined) onStart?.(child.pid);
  const words = wordsOf(child);
  const outcomes: Outcome[] = [];
  const stop = (end: ForcedEnd) => {
    outcomes.push(outcomeOf(end));
    endSoon(child, task.graceMs ?? GRACE_MS);
  };
  const cancel = () => stop({ kind: 'cancelled' });
  const timer = setTimeout(() => stop(timedOut(limits)), limits.timeoutMs);
  const measuring = setInterval(() => checkMemory(measured(child, task), limits, stop), MEASURE_MS);
  signal?.addEventListener('abort', cancel, { once: true });
  // A process that is gone takes no answer.
  const reply = (answer: Serializable) => child.connected && child.send(answer, () => undefined);
  child.on('message', (message) => {
    if (isMemoryReport(message)) return checkMemory(message.bytes, limits, stop);
    const outcome = task.answerTo(message, reply);
    if (outcome !== null) outcomes.push(outcome);
  });
  child.send(task.job, () => undefined);
  const [code, killedBy]: unknown[] = await once(child, 'close');
  clearTimeout(timer);
  clearInterval(measuring);
  signal?.removeEventListener('abort', cancel);
  killGroup(child);
  // What came first is what happened; anything later is its echo.
  const [first] = outcomes;
  return first ?? outcomeOf(suddenEnd(String(killedBy ?? code), words()));
}

/** What every process of ours tells about its resident size. */
function isMemoryReport(message: unknown): message is { readonly kind: 'memory'; readonly bytes: number } {
  return message instanceof Object && 'kind' in message && message.kind === 'memory';
}

function measured({ pid }: ChildProcess, { measureMemory }: { measureMemory?: ((id: number) => number) | undefined }) {
  return pid === undefined || measureMemory === undefined ? 0 : measureMemory(pid);
}

function checkMemory(bytes: number, limits: ProcessLimits, stop: (end: ForcedEnd) => void) {
  if (bytes <= limits.memoryBytes) return;
  stop({ kind: 'out-of-memory', detail: `The process had grown to ${String(Math.round(bytes / 1_048_576))} MB.` });
}

const timedOut = ({ timeoutMs }: ProcessLimits): ForcedEnd => ({
  kind: 'timed-out',
  detail: `The process took longer than ${String(timeoutMs / 1000)} s.`,
});

/** How V8 and C++ say that nothing more could be allocated. */
const NO_MEMORY = /JavaScript heap out of memory|std::bad_alloc/;

function suddenEnd(ending: string, { last, noMemory }: Words): ForcedEnd {
  const detail = `The process ended by ${ending}. ${last}`.trim();
  if (ending === 'SIGXCPU') return { kind: 'timed-out', detail };
  return { kind: noMemory ? 'out-of-memory' : 'crashed', detail };
}

/**
 * Frames come and go by the hundred: glibc's default keeps freed ones for smaller things and grows by 70 MB at 1080p,
 * and mimalloc's gives theirs back to the system only to ask for them again.
 */
const ALLOCATORS = { MALLOC_MMAP_THRESHOLD_: '1048576', MIMALLOC_PURGE_DELAY: '-1' };
const KEEPING = { MIMALLOC_PURGE_DELAY: '-1' };

/**
 * Its own process group, so that nothing it started outlives it, and of the environment only what finding
 * programs and libraries takes: no secret of the server reaches the codecs.
 */
function startChild(
  task: Pick<SupervisedTask<unknown>, 'entry' | 'keepsFreed' | 'launcher' | 'nodeFlags'>,
): ChildProcess {
  const { entry, keepsFreed = false, launcher = [], nodeFlags = [] } = task;
  const conditions = entry.endsWith('.ts') ? ['--conditions=@kinora/source'] : [];
  const [program, ...before] = [...launcher, process.execPath];
  const child = fork(entry, [], {
    execPath: program,
    execArgv: [...before, ...conditions, ...nodeFlags, '--max-old-space-size=512'],
    env: { ...inherited(), ...(keepsFreed ? KEEPING : ALLOCATORS) },
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  giveWay(child);
  return child;
}

/** Work that somebody waits seconds for doesn't delay what answers a press: the server, or the browser beside it. */
function giveWay({ pid }: ChildProcess) {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system keeps priorities to itself.
  }
}

function inherited(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH, TMPDIR, SystemRoot, TEMP } = process.env;
  return { PATH, LD_LIBRARY_PATH, TMPDIR, SystemRoot, TEMP };
}

interface Words {
  readonly last: string;
  /** Recorded as soon as it is written: a long trace follows and would push it out. */
  readonly noMemory: boolean;
}

function wordsOf(child: ChildProcess): () => Words {
  let last = '';
  let noMemory = false;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    noMemory ||= NO_MEMORY.test(last + text);
    last = (last + text).slice(-LAST_WORDS);
  });
  return () => ({ last: last.trim(), noMemory });
}

/** Asks first; a process that does not listen is killed with all it started. */
function endSoon(child: ChildProcess, graceMs: number) {
  child.kill('SIGTERM');
  const kill = setTimeout(() => killGroup(child), graceMs);
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

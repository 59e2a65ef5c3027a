import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';

import { mediaProblem } from '../media-problem.ts';

/** How much of what a program says on its way out is kept. */
const LAST_WORDS = 2000;

export interface FfmpegProcess {
  readonly child: ChildProcess;
  /** Resolves at a clean end; otherwise throws what the program said last. */
  readonly ended: Promise<void>;
}

/** Starts `ffmpeg` or `ffprobe` without a shell; it dies with this process. */
export function startProgram(program: string, args: readonly string[], stdio: StdioOptions): FfmpegProcess {
  const child = spawn(program, args, { stdio });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-LAST_WORDS);
  });
  async function end() {
    try {
      // Node tells both, one of them as null.
      const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
      if (signal !== null) throw mediaProblem(`${program} was ended by ${signal}: ${words}`, 'EBROKEN');
      if (code !== 0) throw programProblem(program, words.trim() || `ended with ${String(code)}`);
    } finally {
      process.off('exit', kill);
    }
  }
  const ended = end();
  // The awaiting caller gets the error; until then it must not count as unhandled.
  ended.catch(() => undefined);
  return { child, ended };
}

function programProblem(program: string, words: string): Error {
  const full = /No space left on device|Disk quota exceeded|File too large/.test(words);
  const broken = /Input\/output error|Too many open files|Permission denied/.test(words);
  const ours = broken ? 'EBROKEN' : 'EMEDIA';
  return mediaProblem(`${program}: ${words}`, full ? 'ENOSPC' : ours);
}

/** Runs a program to its end and returns what it wrote. */
export async function outputOf(program: string, args: readonly string[]): Promise<Buffer> {
  const { child, ended } = startProgram(program, args, ['ignore', 'pipe', 'pipe']);
  const pieces: Buffer[] = [];
  child.stdout?.on('data', (piece: Buffer) => pieces.push(piece));
  await ended;
  return Buffer.concat(pieces);
}

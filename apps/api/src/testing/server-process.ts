import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const MAIN = resolve(import.meta.dirname, '../main.ts');
/** A server with a built studio draws 40 pages ahead, which takes 7 s of processor from each start. */
const WITHOUT_STUDIO = { KINORA_STUDIO: resolve(import.meta.dirname, 'no-studio') };
const PATIENCE_MS = 60_000;

/** A Kinora of its own process, as an operator starts it. */
export interface ServerProcess {
  readonly pid: number;
  /** Everything it printed so far. */
  readonly said: () => string;
  /** Resolves when it has printed this; rejects when it ended without. */
  readonly until: (text: RegExp) => Promise<RegExpExecArray>;
  /** Sends a signal and resolves with the exit code once the process is gone; null where the signal ended it. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
  /** Resolves with the exit code of a process that ends by itself. */
  readonly ended: () => Promise<number | null>;
}

const isGone = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

function untilSaid(child: ChildProcess, said: () => string) {
  return (text: RegExp) =>
    new Promise<RegExpExecArray>((found, failed) => {
      const timer = setTimeout(() => failed(new Error(`it never said ${String(text)}: ${said()}`)), PATIENCE_MS);
      const look = () => {
        const match = text.exec(said());
        if (match) found(match);
        else if (isGone(child)) failed(new Error(`it ended before it said ${String(text)}: ${said()}`));
        else return;
        clearTimeout(timer);
      };
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', look);
      child.once('close', look);
      look();
    });
}

/** Starts `main.ts`, without a studio, with these settings and nothing else of Kinora's from the environment. */
export function startServerProcess(settings: Readonly<Record<string, string>>): ServerProcess {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:KINORA_|DATABASE_URL$|NODE_)/.test(name));
  const child = spawn(process.execPath, ['--conditions=@kinora/source', MAIN], {
    env: { ...Object.fromEntries(inherited), ...WITHOUT_STUDIO, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  const said = () => text;
  const ended = async () => {
    if (!isGone(child)) await once(child, 'close');
    return child.exitCode;
  };
  return {
    pid: child.pid ?? 0,
    said,
    until: untilSaid(child, said),
    ended,
    end: (signal) => {
      if (!isGone(child)) child.kill(signal);
      return ended();
    },
  };
}

import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { promisify } from 'node:util';

const READY = /Kinora runs at (?<url>\S+)/;
const START_MS = 60_000;

/** One server of the product with a home folder of its own. */
export interface Server {
  readonly url: string;
  /** Like a power cut for the process: nothing is said goodbye to. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

function end(child: ChildProcess, signal: NodeJS.Signals) {
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  };
}

/** Below the range of which systems hand out ports: it is still free when the server comes back. */
const FIRST_PORT = 21_000;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** A port that nobody listens on and nobody is given by chance. */
export async function quietPort(): Promise<number> {
  for (let port = FIRST_PORT + (process.pid % 5000); ; port += 1) {
    if (await isFree(port)) return port;
  }
}

interface Program {
  readonly file: string;
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** What it says when it is ready. */
  readonly ready: RegExp;
}

/** Starts a program of the server's and waits for the address it says. */
async function start({ args = [], env, file, ready }: Program): Promise<Server> {
  const child = spawn('node', ['--conditions=@kinora/source', file, ...args], {
    // That of the server which all other tests share: with it this one would say the other's address.
    env: { ...process.env, KINORA_URL: undefined, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    const impatience = setTimeout(
      () => reject(new Error(`no address after ${START_MS} ms:\n${said.join('')}`)),
      START_MS,
    );
    child.once('exit', () => reject(new Error(`the server ended:\n${said.join('')}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      said.push(String(chunk));
      const found = ready.exec(said.join(''))?.groups?.url;
      if (found === undefined) return;
      clearTimeout(impatience);
      resolve(found);
    });
  });
  return { url, kill: end(child, 'SIGKILL'), stop: end(child, 'SIGTERM') };
}

/** Starts the server on `home`; under the same port it comes back after a kill. */
export const startServer = (home: string, port: number, settings: Program['env'] = {}): Promise<Server> =>
  start({
    file: '../api/src/main.ts',
    env: {
      KINORA_PORT: String(port),
      KINORA_HOME: home,
      KINORA_LEASE: '3',
      KINORA_LIMITS: 'test',
      KINORA_START_PER_ADDRESS: '1000',
      KINORA_START_PER_DEVICE: '1000',
      DATABASE_URL: '',
      ...settings,
    },
    ready: READY,
  });

/** The provider of `npm run dev`: whoever one says to be, one is. */
export const startPeople = (port: number): Promise<Server> =>
  start({
    file: '../api/src/testing/identity/serve-people.ts',
    env: { KINORA_GOOGLE_ISSUER: `http://localhost:${port}` },
    ready: /is played by (?<url>\S+)/,
  });

/** Every simulated vendor, on ports of their own from this one on; `url` is that of Vidu. */
export const startSimulators = (port: number): Promise<Server> =>
  start({
    file: '../api/src/testing/routing/serve-simulators.ts',
    args: [String(port)],
    env: {},
    ready: /vidu +(?<url>\S+)/,
  });

/** Runs the operator's command on the data of a server; what it said. */
export async function kinora(home: string, words: readonly string[], settings: Program['env'] = {}): Promise<string> {
  const run = promisify(execFile);
  const file = '../api/src/cli/kinora.ts';
  const env = { ...process.env, KINORA_URL: undefined, KINORA_HOME: home, DATABASE_URL: '', ...settings };
  return (await run('node', ['--conditions=@kinora/source', file, ...words], { env })).stdout;
}

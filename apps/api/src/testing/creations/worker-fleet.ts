import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

import { waits, type Passage, type WorkerMessage } from './worker-steps.ts';

const SCRIPT = resolve(import.meta.dirname, 'watched-worker.ts');

/** A worker that has got so far with a job. */
export interface Arrival {
  readonly jobId: string;
  readonly passage: Passage;
  readonly worker: number;
}

export interface FleetOptions {
  readonly size: number;
  readonly home: string;
  readonly url: string;
  /** Decides who is killed where, and hears of it. */
  readonly schedule: {
    readonly arrived: (arrival: Arrival) => void;
    readonly isKilledAt: (arrival: Arrival) => boolean;
    readonly killed: (arrival: Arrival) => void;
  };
}

interface Member {
  readonly child: ChildProcess;
  isReady: boolean;
  /** What it has told last of the job it works on. */
  at: Arrival | undefined;
  /** Whether it waits for its death until somebody idles. */
  isDue: boolean;
}

/** Worker processes that are killed where the plan says so, each replaced at once. */
export class WorkerFleet {
  readonly #options: FleetOptions;
  readonly #members = new Set<Member>();
  #isClosing = false;
  #said = '';

  constructor(options: FleetOptions) {
    this.#options = options;
    for (let count = 0; count < options.size; count += 1) this.#add();
  }

  /** What the workers printed. */
  get said(): string {
    return this.#said;
  }

  isReady(): boolean {
    return [...this.#members].every(({ isReady }) => isReady);
  }

  #add() {
    const { home, url } = this.#options;
    const inherited = Object.entries(process.env).filter(([name]) => !/^(?:KINORA_|DATABASE_URL$|NODE_)/.test(name));
    const settings = { KINORA_HOME: home, KINORA_LEASE: '3', KINORA_WORKERS: '1', DATABASE_URL: url };
    const child = fork(SCRIPT, [], {
      execArgv: ['--conditions=@kinora/source'],
      env: { ...Object.fromEntries(inherited), ...settings },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const member: Member = { child, isReady: false, at: undefined, isDue: false };
    this.#members.add(member);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (this.#said += String(chunk)));
    // The other side is our own script.
    child.on('message', (message) => this.#hear(member, message as WorkerMessage));
    // `close` would wait for a pipe that a child of the killed one may still hold.
    child.once('exit', () => this.#replace(member));
  }

  #replace(member: Member) {
    this.#members.delete(member);
    if (!this.#isClosing) this.#add();
  }

  /** Whether somebody idles who could take over. */
  #hasSpare() {
    return [...this.#members].some(({ isReady, at }) => isReady && at === undefined);
  }

  #hear(member: Member, message: WorkerMessage) {
    if (message.step === 'idle') {
      member.isReady = true;
      this.#killDue();
      return;
    }
    const { jobId, step, frame } = message;
    member.at = { jobId, passage: { step, frame }, worker: member.child.pid ?? 0 };
    const { schedule } = this.#options;
    schedule.arrived(member.at);
    if (schedule.isKilledAt(member.at)) {
      member.isDue = waits(member.at.passage);
      this.#kill(member, member.at);
    } else this.#letGo(member, member.at);
  }

  #letGo(member: Member, { passage }: Arrival) {
    if (waits(passage)) member.child.send('go');
    if (passage.step !== 'delivered') return;
    member.at = undefined;
    this.#killDue();
  }

  #killDue() {
    for (const member of this.#members) if (member.isDue && member.at) this.#kill(member, member.at);
  }

  #kill(member: Member, at: Arrival) {
    if (member.child.killed || !this.#hasSpare()) return;
    member.child.kill('SIGKILL');
    this.#options.schedule.killed(at);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    const gone = [...this.#members].map(({ child }) => once(child, 'exit'));
    for (const { child } of this.#members) child.kill('SIGKILL');
    await Promise.all(gone);
  }
}

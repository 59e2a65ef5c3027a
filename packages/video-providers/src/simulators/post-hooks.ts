import { request } from 'node:http';

import type { Pace } from './create-jobs.ts';
import type { Faults, HookFault } from './fault.ts';
import type { SimulatedJob } from './simulated-job.ts';
import type { SimHook, SimJobs, Wire } from './wire.ts';

const HOOK_FAULTS: readonly HookFault[] = ['hook-early', 'hook-forged', 'hook-late', 'hook-none', 'hook-twice'];
const LATE_MS = 300;

interface HooksOptions {
  readonly wire: Wire;
  readonly faults: Faults;
  readonly secret: string;
  readonly pace: Pace;
}

/** Posts to loopback alone; what comes back is not read. */
function post(url: URL, { body, headers }: SimHook): void {
  if (url.hostname !== '127.0.0.1' && url.hostname !== 'localhost') return;
  const sent = request(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } });
  sent.on('error', () => {});
  sent.on('response', (response) => response.resume());
  sent.end(body);
}

/** Posts news of a job when it has ended, in each of the ways in which that goes wrong. */
export function createHooks({ faults, pace, secret, wire }: HooksOptions) {
  const timers = new Set<NodeJS.Timeout>();
  const later = (ms: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, ms);
    timers.add(timer);
  };
  return {
    follow(job: SimulatedJob, jobs: SimJobs) {
      if (job.callback === undefined || !wire.hook || !URL.canParse(job.callback)) return;
      const url = new URL(job.callback);
      const fault = faults.strike(HOOK_FAULTS);
      const send = (key = secret) => {
        const hook = wire.hook?.(job, { jobs, url, secret: key, now: Date.now() });
        if (hook) post(url, hook);
      };
      if (fault === 'hook-none') return;
      if (fault === 'hook-early') send();
      const wait = pace.waiting + pace.running + (fault === 'hook-late' ? LATE_MS : 5);
      later(wait, () => {
        send(fault === 'hook-forged' ? 'another secret' : secret);
        if (fault === 'hook-twice') send();
      });
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

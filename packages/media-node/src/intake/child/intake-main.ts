// The entry of an intake process: takes one job by message, answers by message, and ends.
import { rmSync } from 'node:fs';

import { residentMemory } from '../../child/memory.ts';
import { sendLastMessage } from '../../child/send-last-message.ts';
import type { IntakeJob, IntakeMessage } from '../intake-job.ts';
import { performIntake } from './perform-intake.ts';

const REPORT_MS = 200;

// A terminal sends this to everybody; the parent decides what it means for its jobs.
process.on('SIGINT', () => undefined);

/** A parent that has gone shows as a lost connection or, sooner, as a message that cannot be sent. */
async function work(job: IntakeJob) {
  const orphaned = () => {
    // The parent is gone: nothing will use this file.
    rmSync(job.folder, { recursive: true, force: true });
    process.exit(1);
  };
  process.once('disconnect', orphaned);
  const tell = (message: IntakeMessage | { kind: 'memory'; bytes: number }) =>
    process.send?.(message, undefined, undefined, (error: Error | null) => (error ? orphaned() : undefined));
  const reporting = setInterval(() => tell({ kind: 'memory', bytes: residentMemory() }), REPORT_MS);
  const end = await performIntake(job, (done) => tell({ kind: 'normalising', done }));
  clearInterval(reporting);
  process.off('disconnect', orphaned);
  sendLastMessage(end, orphaned);
}

process.once('message', (job) => {
  // The parent sends exactly one message, and this is its type.
  void work(job as IntakeJob);
});

// The entry of a render process: takes one job by message, answers by message, and ends.
import { rmSync } from 'node:fs';

import type { RenderJob, RenderMessage } from '../render-job.ts';
import { residentMemory } from './memory.ts';
import { performJob } from './perform-job.ts';

const MEMORY_REPORT_MS = 200;

const stopping = new AbortController();
process.once('SIGTERM', () => stopping.abort());
// A terminal sends this to everybody; the parent decides what it means for its jobs.
process.on('SIGINT', () => undefined);

/** A parent that has gone shows as a lost connection or, sooner, as a message that cannot be sent. */
async function work(job: RenderJob) {
  const orphaned = () => {
    // Nobody will ever ask for this clip.
    rmSync(job.clip, { force: true });
    rmSync(job.poster, { force: true });
    process.exit(1);
  };
  process.once('disconnect', orphaned);
  const tell = (message: RenderMessage) =>
    process.send?.(message, undefined, undefined, (error: Error | null) => (error ? orphaned() : undefined));
  const reportMemory = () => tell({ kind: 'memory', bytes: residentMemory() });
  const reporting = setInterval(reportMemory, MEMORY_REPORT_MS);
  const onFrame = (frame: number) => tell({ kind: 'frame', frame });
  const result = await performJob(job, { onFrame, signal: stopping.signal });
  clearInterval(reporting);
  process.off('disconnect', orphaned);
  tell(result.ok ? { kind: 'done', report: result.value } : { kind: 'failed', failure: result.failure });
  process.disconnect();
}

process.once('message', (job) => {
  // The parent sends exactly one message, and this is its type.
  void work(job as RenderJob);
});

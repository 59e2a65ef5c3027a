// The entry of a render process: takes one job by message, answers by message, and ends.
import type { RenderJob, RenderMessage, SignatureMessage } from '../render-job.ts';
import { discardFiles } from './delivery.ts';
import { residentMemory } from './memory.ts';
import { performJob } from './perform-job.ts';
import { createRemoteSigner } from './remote-signer.ts';
import { sendLastMessage } from './send-last-message.ts';

const MEMORY_REPORT_MS = 200;

const stopping = new AbortController();
process.once('SIGTERM', () => stopping.abort());
// A terminal sends this to everybody; the parent decides what it means for its jobs.
process.on('SIGINT', () => undefined);

/** A parent that has gone shows as a lost connection or, sooner, as a message that cannot be sent. */
async function work(job: RenderJob) {
  const orphaned = () => {
    // The parent is gone: nothing will use this clip.
    discardFiles(job);
    process.exit(1);
  };
  process.once('disconnect', orphaned);
  const tell = (message: RenderMessage) => {
    process.send?.(message, undefined, undefined, (error: Error | null) => (error ? orphaned() : undefined));
  };
  const reporting = setInterval(() => tell({ kind: 'memory', bytes: residentMemory() }), MEMORY_REPORT_MS);
  const { receive, sign } = createRemoteSigner(tell);
  process.on('message', (message) => {
    // After the job the parent sends signatures only.
    receive(message as SignatureMessage);
  });
  const result = await performJob(job, {
    onProgress: (progress) => tell({ kind: 'progress', progress }),
    onFile: (rendition, digest) => tell({ kind: 'file', rendition, digest }),
    sign,
    signal: stopping.signal,
  });
  clearInterval(reporting);
  process.off('disconnect', orphaned);
  const last: RenderMessage = result.ok
    ? { kind: 'done', report: result.value }
    : { kind: 'failed', failure: result.failure };
  sendLastMessage(last, orphaned);
}

process.once('message', (job) => {
  // The first message of the parent is the job.
  void work(job as RenderJob);
});

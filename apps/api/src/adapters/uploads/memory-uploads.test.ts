import { randomUUID } from 'node:crypto';

import type { Job } from '../../domain/queue.ts';
import { createMemoryQueue } from '../memory-queue.ts';
import { createMemoryUploads } from './memory-uploads.ts';
import { conformsToUploads } from './upload-conformance.ts';

conformsToUploads(async () => {
  const queue = createMemoryQueue();
  const jobs = new Map<string, Job>();
  const uploads = createMemoryUploads({ queue, jobOf: ({ token }) => jobs.get(token), now: Date.now });
  const claimed = (job: Job) => void jobs.set(job.lease.token, job);
  return { queue, uploads, claimed, newMember: async () => randomUUID() };
});

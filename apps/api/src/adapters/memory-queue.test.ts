import { createMemoryQueue } from './memory-queue.ts';
import { conformsToJobQueue } from './queue-conformance.ts';

conformsToJobQueue(async () => createMemoryQueue());

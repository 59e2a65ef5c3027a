import type { JobQueue } from '../domain/queue.ts';
import type { Slot } from './slots.ts';

/** Whether work on an upload was stopped, and what then becomes of the job. */
export async function isStopped(queue: Pick<JobQueue, 'fail' | 'release'>, slot: Slot): Promise<boolean> {
  const reason = slot.stopReason();
  if (reason === 'stopping') await queue.release(slot.lease);
  if (reason === 'cancelled') await queue.fail(slot.lease, { error: 'removed', retry: false });
  return reason !== undefined;
}

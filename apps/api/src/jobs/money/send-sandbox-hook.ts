import type { Sandbox, SandboxHook } from '../../domain/money/sandbox.ts';
import type { Job, JobQueue } from '../../domain/queue.ts';
import type { Slot } from '../slots.ts';

export interface HookDeps {
  readonly sandbox: Pick<Sandbox, 'hook'>;
  readonly queue: Pick<JobQueue, 'fail' | 'finish'>;
  /** Posts it to our own server; what stands in the way, or null where it was taken. */
  readonly post: (hook: SandboxHook, signal: AbortSignal) => Promise<string | null>;
}

/** The sandbox tells what has happened, as a payment service would: again and again until it was taken. */
export async function sendSandboxHook(
  { post, queue, sandbox }: HookDeps,
  { payload }: Job,
  { lease, signal }: Slot,
): Promise<void> {
  // The sandbox queued it.
  const { event } = payload as { event: string };
  const hook = await sandbox.hook(event);
  const problem = hook ? await post(hook, signal) : null;
  if (problem === null) await queue.finish(lease);
  else await queue.fail(lease, { error: problem, retry: true });
}

import { ok, type Result } from '@kinora/contracts';

import type { CallApi } from '../kit/create-api.ts';
import type { ProviderFailure } from '../remote-provider.ts';
import { readPlace } from './queue.ts';

interface StopOptions {
  /** Called once it is taken from the queue, of which no trace is left. */
  readonly onTaken: () => void;
}

/** Takes a job from the queue, or interrupts it where it runs. */
export async function stopJob(
  api: CallApi,
  id: string,
  { onTaken }: StopOptions,
): Promise<Result<'cancelled' | 'too-late', ProviderFailure>> {
  const before = await readPlace(api, id);
  if (!before.ok) return before;
  if (before.value === undefined) return ok('too-late');
  if (before.value !== 'running') {
    const taken = await api({ method: 'POST', path: '/queue', json: { delete: [id] } });
    if (!taken.ok) return taken;
    onTaken();
    // It may have begun in the meantime.
    const after = await readPlace(api, id);
    if (!after.ok || after.value !== 'running') return after.ok ? ok('cancelled') : after;
  }
  // With the name of a job, no other one is interrupted.
  const interrupted = await api({ method: 'POST', path: '/interrupt', json: { prompt_id: id } });
  return interrupted.ok ? ok('cancelled') : interrupted;
}

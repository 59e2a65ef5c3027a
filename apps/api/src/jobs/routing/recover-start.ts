import { setTimeout as sleep } from 'node:timers/promises';

import { fail, ok, type Result } from '@kinora/contracts';
import type { ClipRequest, Operation, RemoteProvider, StartFailure } from '@kinora/video-providers';

interface Lost {
  readonly key: string;
  readonly callback?: string | undefined;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** Milliseconds before each try. */
  readonly pauses: readonly number[];
}

const unknown = (detail: string): StartFailure => ({ reason: 'uncertain', at: 'route', mayRun: true, detail });

/** With the same key a start begins once, however often it is sent. */
async function startAgain(provider: RemoteProvider, request: ClipRequest, { callback, key, pauses }: Lost) {
  let failure = unknown('the answer to its start was lost');
  for (const pause of pauses) {
    await sleep(pause);
    const started = await provider.start(request, { key, callback });
    if (started.ok) return started;
    ({ failure } = started);
    if (!failure.mayRun && failure.at === 'request') return started;
  }
  // Whatever the last answer said, the first may have begun it.
  return fail({ ...failure, mayRun: true });
}

/** Looks for it among what the vendor has. */
async function look(
  provider: RemoteProvider,
  request: ClipRequest,
  lost: Lost,
): Promise<Result<Operation, StartFailure>> {
  let isAbsent = false;
  for (const pause of lost.pauses) {
    await sleep(pause);
    const found = await provider.find?.(request, lost);
    if (found?.ok !== true) continue;
    if (typeof found.value !== 'string') return ok(found.value);
    isAbsent = found.value === 'absent';
  }
  if (!isAbsent) return fail(unknown('its start was sent, and it is not among what the vendor lists'));
  return fail({ reason: 'no-answer', at: 'route', mayRun: false, detail: 'its start never arrived' });
}

/**
 * Finds out what became of a start whose answer is lost: by its key, or in the vendor's list. Where there is neither,
 * nobody knows, and it is not sent again: `mayRun`.
 */
export async function recoverStart(
  provider: RemoteProvider,
  request: ClipRequest,
  lost: Lost,
): Promise<Result<Operation, StartFailure>> {
  if (provider.hasKeys) return startAgain(provider, request, lost);
  if (provider.find) return look(provider, request, lost);
  return fail(unknown('its start was sent and not answered, and the vendor lists nothing'));
}

import type { CheckoutKind } from '@kinora/contracts/money';

import { followPurchase, type FollowDeps } from '../../app/money/follow-purchase.ts';
import type { Job, JobQueue } from '../../domain/queue.ts';
import type { Slot } from '../slots.ts';

export interface EventDeps extends Omit<FollowDeps, 'provider'> {
  readonly providers: readonly FollowDeps['provider'][];
  readonly queue: Pick<JobQueue, 'fail' | 'finish'>;
  readonly log: (message: string) => void;
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown');

/** Looks where an event points to. What it is about may not be known yet: then it is looked at again later. */
async function follow(deps: EventDeps, checkout: CheckoutKind, id: string): Promise<string | null> {
  const about = await deps.purchases.event(checkout, id);
  const provider = deps.providers.find(({ kind }) => kind === checkout);
  if (!about) return null;
  if (!provider) return 'no-provider';
  // Many events are about nothing of ours: another shop may share the account.
  if (Object.keys(about).length === 0) return null;
  const ref = await deps.purchases.subject(checkout, about);
  if (!ref) return 'unknown-purchase';
  const externalId = ref.externalId ?? about.externalId ?? null;
  await followPurchase({ ...deps, provider }, { ...ref, externalId });
  return null;
}

/** One attempt at one event of the inbox. */
export async function followPaymentEvent(deps: EventDeps, { payload }: Job, { lease }: Slot): Promise<void> {
  // `receive` wrote it.
  const { checkout, event } = payload as { checkout: CheckoutKind; event: string };
  try {
    const problem = await follow(deps, checkout, event);
    await deps.purchases.handled(checkout, event, problem);
    if (problem === null) await deps.queue.finish(lease);
    else await deps.queue.fail(lease, { error: problem, retry: true });
  } catch (error) {
    deps.log(`event ${event} is tried again: ${textOf(error)}`);
    await deps.queue.fail(lease, { error: textOf(error), retry: true });
  }
}

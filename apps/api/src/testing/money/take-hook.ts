import { SANDBOX_HEADER } from '../../adapters/money/sandbox/sandbox-provider.ts';
import { followPurchase } from '../../app/money/follow-purchase.ts';
import type { Purchases } from '../../domain/money/purchase.ts';
import type { Sandbox } from '../../domain/money/sandbox.ts';

export interface HookTaking {
  readonly purchases: Purchases;
  readonly sandbox: Sandbox;
  readonly now: () => number;
}

/** Takes the webhook of an event and follows it, as server and queue do together. */
export async function takeHook({ now, purchases, sandbox }: HookTaking, eventId: string): Promise<void> {
  const hook = await sandbox.hook(eventId);
  const shown = { body: Buffer.from(hook?.body ?? ''), headers: { [SANDBOX_HEADER]: hook?.header } };
  const event = await sandbox.verify(shown, now());
  if (!event.ok) throw new Error(event.failure);
  await purchases.receive('sandbox', event.value);
  const about = await purchases.event('sandbox', eventId);
  const ref = about && (await purchases.subject('sandbox', about));
  if (!ref) return;
  await followPurchase({ purchases, provider: sandbox, now }, ref);
  await purchases.handled('sandbox', eventId, null);
}

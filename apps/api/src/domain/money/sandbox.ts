import type { SandboxAnswer } from '@kinora/contracts/money';
import type { SandboxTurn } from '@kinora/contracts/plans';

import type { CheckoutProvider, PurchaseRef } from './checkout-provider.ts';

/** The sandbox besides what every payment service can: its buttons, and what it has to send. */
export interface Sandbox extends CheckoutProvider {
  /** False where the purchase has ended. */
  answer(ref: PurchaseRef, given: SandboxAnswer): Promise<boolean>;
  /** False where there is nothing left to take back. */
  turn(ref: PurchaseRef, given: SandboxTurn): Promise<boolean>;
  /** The signed webhook of an event; undefined where there is none. */
  hook(eventId: string): Promise<SandboxHook | undefined>;
}

export interface SandboxHook {
  readonly body: string;
  /** The signature, as its header says it. */
  readonly header: string;
}

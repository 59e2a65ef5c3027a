import { apiClientAtom } from '@kinora/api-client';
import { previewPlan } from '@kinora/api-client/money';
import type { PlanChange } from '@kinora/contracts/plans';
import { changePlanAtom, type PurchaseFailure } from '@kinora/credits';
import { atom } from 'jotai';

/** A change of the running plan on its way: looked at, asked for, done. */
export type ChangeStep =
  | { readonly kind: 'loading'; readonly sku: string }
  | { readonly kind: 'failed'; readonly sku: string; readonly failure: PurchaseFailure }
  | {
      readonly kind: 'preview';
      readonly change: PlanChange;
      /** What it cost when it was asked for, where that has changed. */
      readonly before: number | null;
      readonly failure: PurchaseFailure | null;
      readonly isSending: boolean;
    }
  | { readonly kind: 'done'; readonly change: PlanChange };

interface Begun {
  readonly step: ChangeStep;
  /** The Idempotency-Key of what is looked at: another price gets another one. */
  readonly key: string;
}

const begunAtom = atom<Begun | null>(null);

/** Null while no change is in progress. */
export const changeStepAtom = atom((get) => get(begunAtom)?.step ?? null);

export const leaveChangeAtom = atom(null, (_get, set) => set(begunAtom, null));

/** Looks at what another plan costs now; `before` is what it cost a moment ago. */
export const beginChangeAtom = atom(
  null,
  async (get, set, { sku, before = null }: { readonly sku: string; readonly before?: number | null }) => {
    const key = crypto.randomUUID();
    set(begunAtom, { step: { kind: 'loading', sku }, key });
    const answer = await previewPlan(get(apiClientAtom), sku);
    // Another one is looked at by now, or none.
    if (get(begunAtom)?.key !== key) return;
    const step: ChangeStep = answer.ok
      ? { kind: 'preview', change: answer.value, before, failure: null, isSending: false }
      : { kind: 'failed', sku, failure: answer.failure };
    set(begunAtom, { step, key });
  },
);

/** Asks for the change at the price that is shown. Another price is shown and has to be asked for again. */
export const confirmChangeAtom = atom(null, async (get, set) => {
  const begun = get(begunAtom);
  if (begun?.step.kind !== 'preview' || begun.step.isSending) return;
  const { step, key } = begun;
  const { sku, dueCents } = step.change;
  set(begunAtom, { step: { ...step, failure: null, isSending: true }, key });
  const result = await set(changePlanAtom, { sku, expectedCents: dueCents, key });
  if (get(begunAtom)?.key !== key) return;
  if (result.ok) {
    set(begunAtom, { step: { kind: 'done', change: step.change }, key });
    return;
  }
  const { failure } = result;
  const isOutdated =
    failure.kind === 'refused' && (failure.reason === 'price-changed' || failure.reason === 'key-reused');
  if (isOutdated) await set(beginChangeAtom, { sku, before: dueCents });
  else set(begunAtom, { step: { ...step, failure, isSending: false }, key });
});

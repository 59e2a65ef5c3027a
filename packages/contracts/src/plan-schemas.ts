import { SANDBOX_ANSWERS, type SandboxAnswer } from './checkout.ts';
import { idempotencyKey, pageInput } from './creation-schemas.ts';
import { CREDIT_KINDS, type CreditKind } from './credits.ts';
import { mixed, number, object, string } from './fields.ts';
import { id } from './ids.ts';
import { SANDBOX_TURNS, type SandboxTurn } from './plan.ts';

/** Longer words of a landing are cut by the browser; the server takes no more (threat S26). */
const WORD_MAX = 64;
const CENTS_MAX = 100_000_000;
const ZONE_MAX = 64;

const sku = string().required('missing').max(WORD_MAX, 'too-long');
const language = string().max(WORD_MAX, 'too-long');
const cents = number().required('missing').integer('not-whole').min(0, 'out-of-range').max(CENTS_MAX, 'out-of-range');
const time = () => number().integer('not-whole').min(0, 'out-of-range').max(8.64e15, 'out-of-range');
const isKind = (kind: string): boolean => CREDIT_KINDS.includes(kind as CreditKind);

/** Whether a name is one of the zones that dates can be shown in here. */
function isZone(zone: string | undefined): boolean {
  if (zone === undefined) return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const filter = {
  kinds: string()
    .max(100, 'too-long')
    .test('kinds', 'unknown', (kinds) => kinds === undefined || kinds.split(',').every(isKind)),
  from: time(),
  to: time(),
};

export const creditHistoryInput = pageInput.shape(filter);
export const exportCreditsInput = object({
  ...filter,
  zone: string().max(ZONE_MAX, 'too-long').test('zone', 'unknown', isZone),
});

export const openOrderInput = object({
  sku,
  expectedCents: cents,
  source: string().max(WORD_MAX, 'too-long'),
  campaign: string().max(WORD_MAX, 'too-long'),
  language,
  idempotencyKey,
});
export const orderById = object({ id: id().required('missing') });
export const answerOrderInput = orderById.shape({
  answer: mixed<SandboxAnswer>().oneOf(SANDBOX_ANSWERS, 'unknown').required('missing'),
});
export const openPortalInput = object({ language });
export const previewPlanInput = object({ sku });
export const changePlanInput = object({ sku, expectedCents: cents, idempotencyKey });
export const turnPlanInput = object({
  turn: mixed<SandboxTurn>().oneOf(SANDBOX_TURNS, 'unknown').required('missing'),
});

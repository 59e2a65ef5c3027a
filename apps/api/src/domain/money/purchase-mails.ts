import type { MailValues } from '../mail/mail.ts';
import type { VendorPayment } from './checkout-provider.ts';
import type { PurchaseBooks, SettledPurchase } from './purchase-books.ts';

type Kind = 'payment-failed' | 'payment-received' | 'payment-refunded' | 'plan-ends';

/** A mail to the buyer; its key makes sure that it is sent once. */
export type PurchaseMail = {
  [One in Kind]: { readonly key: string; readonly kind: One; readonly values: MailValues[One] };
}[Kind];

const iso = (time: number) => new Date(time).toISOString();

const isPaid = (one: VendorPayment | undefined) => one !== undefined && one.state !== 'failed';

function paymentMails(known: VendorPayment | undefined, payment: VendorPayment): PurchaseMail[] {
  const { cents, id, period, refundedCents, sku, state } = payment;
  const mails: PurchaseMail[] = [];
  if (isPaid(payment) && !isPaid(known)) {
    const until = period ? { until: iso(period.until) } : {};
    mails.push({
      key: `receipt:${id}`,
      kind: 'payment-received',
      values: { sku, cents: String(cents), number: id, ...until },
    });
  }
  if (state === 'failed' && !known) {
    mails.push({ key: `payment-failed:${id}`, kind: 'payment-failed', values: { sku, cents: String(cents) } });
  }
  if (refundedCents > (known?.refundedCents ?? 0)) {
    const back = { sku, cents: String(refundedCents), number: id };
    mails.push({ key: `refund:${id}:${refundedCents}`, kind: 'payment-refunded', values: back });
  }
  return mails;
}

function planMails(books: PurchaseBooks, plan: SettledPurchase['plan']): PurchaseMail[] {
  if (!plan || plan.reason === 'second') return [];
  const { id } = books.order;
  const { sku } = plan;
  const values = (at: number) => ({ sku, until: iso(at), why: plan.reason ?? '' });
  if (plan.standing === 'ending') {
    const at = plan.period.until;
    return [{ key: `plan-ends:${id}:${at}`, kind: 'plan-ends', values: values(at) }];
  }
  // A member who cancelled was told when they did.
  const isTold = plan.standing !== 'ended' || books.plan?.standing === 'ended' || books.plan?.standing === 'ending';
  return isTold
    ? []
    : [{ key: `plan-ended:${id}`, kind: 'plan-ends', values: values(plan.endedAt ?? plan.period.until) }];
}

/** What the buyer is told of what has become of a purchase. */
export function purchaseMails(books: PurchaseBooks, settled: SettledPurchase): PurchaseMail[] {
  const known = new Map(books.payments.map((payment) => [payment.id, payment]));
  return [
    ...settled.payments.flatMap((payment) => paymentMails(known.get(payment.id), payment)),
    ...planMails(books, settled.plan),
  ];
}

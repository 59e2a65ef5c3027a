import type { EventSubject, VendorEvent } from '../../../domain/money/checkout-provider.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
/** An id, or the thing that has it. */
const named = (value: unknown): string | undefined => text(value) ?? text(fieldsOf(value).id);

const given = (subject: { readonly [Name in keyof EventSubject]: string | undefined }): EventSubject =>
  Object.fromEntries(Object.entries(subject).filter(([, value]) => value !== undefined));

const sessionSubject = (session: Fields) =>
  given({ orderId: text(session.client_reference_id), externalId: text(session.id) });

function invoiceSubject(invoice: Fields) {
  const details = fieldsOf(fieldsOf(invoice.parent).subscription_details);
  return given({ planId: named(details.subscription), orderId: text(fieldsOf(details.metadata).order) });
}

const planSubject = (subscription: Fields) =>
  given({ planId: text(subscription.id), orderId: text(fieldsOf(subscription.metadata).order) });

const chargeSubject = (charge: Fields) => given({ charge: named(charge.payment_intent) });

const SUBJECTS: readonly (readonly [prefix: string, read: (thing: Fields) => EventSubject])[] = [
  ['checkout.session.', sessionSubject],
  ['invoice.', invoiceSubject],
  ['customer.subscription.', planSubject],
  ['charge.', chargeSubject],
];

/** What an event is about, from its body; nothing for the many that are about no purchase. Undefined for no event. */
export function readStripeEvent(body: Buffer): VendorEvent | undefined {
  let event: Fields;
  try {
    event = fieldsOf(JSON.parse(body.toString('utf8')));
  } catch {
    return undefined;
  }
  const [id, kind] = [text(event.id), text(event.type)];
  if (id === undefined || kind === undefined) return undefined;
  const [, read] = SUBJECTS.find(([prefix]) => kind.startsWith(prefix)) ?? [];
  return { id, kind, about: read ? read(fieldsOf(fieldsOf(event.data).object)) : {} };
}

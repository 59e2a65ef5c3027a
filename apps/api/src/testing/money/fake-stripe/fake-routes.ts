import { bill, emit, settleInvoice, takeBack, unusedLine, wholeLine } from './fake-moves.ts';
import { chargeOf, invoiceShape, sessionShape, subscriptionShape } from './fake-shapes.ts';
import { nextId, type FakeSession, type FakeState, type FakeSubscription } from './fake-state.ts';

/** Nested fields, as the service's form bodies write them: `items[0][price]=...`. */
export type Form = { readonly [name: string]: Form | string | undefined };

export interface FakeAnswer {
  readonly status: number;
  readonly body: object;
}

const ok = (body: object): FakeAnswer => ({ status: 200, body });
const list = (data: readonly object[]) => ok({ object: 'list', data, has_more: false, url: '/v1' });
const refused = (status: number, error: object): FakeAnswer => ({ status, body: { error } });
export const MISSING = refused(404, {
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: 'No such thing',
});
const DECLINED = refused(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' });

const at = (form: Form | string | undefined, ...path: readonly string[]): Form | string | undefined =>
  path.reduce<Form | string | undefined>((one, name) => (typeof one === 'object' ? one[name] : undefined), form);
const text = (form: Form, ...path: readonly string[]): string => {
  const value = at(form, ...path);
  return typeof value === 'string' ? value : '';
};
const strings = (form: Form | string | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof form === 'object' ? form : {}).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    ),
  );
const expands = (form: Form, what: string) => Object.values(strings(form.expand)).includes(what);

function makePrice(state: FakeState, form: Form): FakeAnswer {
  const lookup = text(form, 'lookup_key');
  for (const price of state.prices.values()) if (price.lookup_key === lookup) price.lookup_key = null;
  const price = {
    id: nextId(state, 'price'),
    object: 'price',
    active: true,
    currency: text(form, 'currency'),
    unit_amount: Number(text(form, 'unit_amount')),
    recurring: { interval: text(form, 'recurring', 'interval') === 'year' ? 'year' : 'month' },
    lookup_key: lookup,
    metadata: strings(form.metadata),
  } as const;
  state.prices.set(price.id, price);
  return ok(price);
}

function makeSession(state: FakeState, form: Form): FakeAnswer {
  const id = nextId(state, 'cs_test');
  const price = text(form, 'line_items', '0', 'price');
  const session: FakeSession = {
    id,
    object: 'checkout.session',
    client_reference_id: text(form, 'client_reference_id'),
    mode: text(form, 'mode') === 'payment' ? 'payment' : 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    customer: text(form, 'customer') || null,
    payment_intent: null,
    subscription: null,
    metadata: strings(form.metadata),
    url: `https://checkout.stripe.example/c/pay/${id}`,
    amount:
      Number(text(form, 'line_items', '0', 'price_data', 'unit_amount')) || (state.prices.get(price)?.unit_amount ?? 0),
    price: price || null,
    planMetadata: strings(at(form, 'subscription_data', 'metadata')),
  };
  state.sessions.set(id, session);
  return ok(sessionShape(state, session));
}

/** The lines of a change: what is left, and the new plan from now on. */
function changeLines(state: FakeState, plan: FakeSubscription, form: Form) {
  const from = Number(text(form, 'proration_date')) || state.now;
  return [unusedLine(state, plan, from), wholeLine(state, text(form, 'items', '0', 'price'), state.now)];
}

function updatePlan(state: FakeState, plan: FakeSubscription, form: Form): FakeAnswer {
  const ending = text(form, 'cancel_at_period_end');
  if (text(form, 'items', '0', 'price') !== '') {
    if (state.declines) return DECLINED;
    const lines = changeLines(state, plan, form);
    settleInvoice(state, bill(state, plan, lines), plan.customer);
    Object.assign(plan, { price: lines[1]?.price, start: lines[1]?.start, end: lines[1]?.end });
  }
  if (ending !== '') plan.cancel_at_period_end = ending === 'true';
  emit(state, 'customer.subscription.updated', subscriptionShape(state, plan));
  return ok(subscriptionShape(state, plan));
}

function preview(state: FakeState, form: Form): FakeAnswer {
  const plan = state.subscriptions.get(text(form, 'subscription'));
  const details = form.subscription_details;
  if (!plan || typeof details !== 'object') return MISSING;
  const lines = changeLines(state, plan, details);
  const upcoming = {
    id: 'upcoming',
    subscription: plan.id,
    created: state.now,
    lines,
    paid_at: null,
    payment_intent: null,
  };
  return ok(invoiceShape(state, { ...upcoming, status: 'open' }));
}

function makeSchedule(state: FakeState, form: Form): FakeAnswer {
  const plan = state.subscriptions.get(text(form, 'from_subscription'));
  if (!plan) return MISSING;
  const phase = { start_date: plan.start, end_date: plan.end };
  const schedule = {
    id: nextId(state, 'sub_sched'),
    object: 'subscription_schedule' as const,
    subscription: plan.id,
    current_phase: phase,
    phases: [{ ...phase, items: [{ price: plan.price }] }],
  };
  state.schedules.set(schedule.id, schedule);
  plan.schedule = schedule.id;
  return ok(schedule);
}

function updateSchedule(state: FakeState, id: string, form: Form): FakeAnswer {
  const schedule = state.schedules.get(id);
  if (!schedule) return MISSING;
  const phases = Object.values(typeof form.phases === 'object' ? form.phases : {});
  const { end_date: end } = schedule.current_phase;
  schedule.phases = phases.map((phase, index) => ({
    start_date: index === 0 ? schedule.current_phase.start_date : end,
    end_date: end + index,
    items: [{ price: text(typeof phase === 'object' ? phase : {}, 'items', '0', 'price') }],
  }));
  return ok(schedule);
}

function release(state: FakeState, id: string): FakeAnswer {
  const schedule = state.schedules.get(id);
  const plan = schedule && state.subscriptions.get(schedule.subscription);
  if (!schedule || !plan) return MISSING;
  plan.schedule = null;
  return ok(schedule);
}

function refund(state: FakeState, form: Form): FakeAnswer {
  const intent = text(form, 'payment_intent');
  const charge = chargeOf(state, intent);
  if (!charge) return MISSING;
  if (charge.refunded) {
    return refused(400, {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: 'Already refunded',
    });
  }
  takeBack(state, intent, 'refunded');
  return ok({ id: nextId(state, 're'), object: 'refund', payment_intent: intent, status: 'succeeded' });
}

type Handle = (state: FakeState, call: { readonly id: string; readonly form: Form }) => FakeAnswer;

const one =
  <Value>(
    map: (state: FakeState) => ReadonlyMap<string, Value>,
    act: (state: FakeState, value: Value, form: Form) => FakeAnswer,
  ): Handle =>
  (state, { form, id }) => {
    const value = map(state).get(id);
    return value ? act(state, value, form) : MISSING;
  };
const sessions = ({ sessions: all }: FakeState) => all;
const plans = ({ subscriptions: all }: FakeState) => all;

/** The calls of the documented API that we make; `:id` stands for any. */
export const FAKE_ROUTES: Readonly<Record<string, Handle>> = {
  'GET /v1/prices': (state, { form }) =>
    list([...state.prices.values()].filter((price) => price.lookup_key === text(form, 'lookup_keys', '0'))),
  'POST /v1/prices': (state, { form }) => makePrice(state, form),
  'GET /v1/prices/:id': one(
    ({ prices }) => prices,
    (_state, price) => ok(price),
  ),
  'POST /v1/checkout/sessions': (state, { form }) => makeSession(state, form),
  'GET /v1/checkout/sessions/:id': one(sessions, (state, session, form) =>
    ok(sessionShape(state, session, expands(form, 'payment_intent.latest_charge'))),
  ),
  'POST /v1/checkout/sessions/:id/expire': one(sessions, (state, session) => {
    session.status = 'expired';
    emit(state, 'checkout.session.expired', sessionShape(state, session));
    return ok(sessionShape(state, session));
  }),
  'GET /v1/subscriptions/:id': one(plans, (state, plan, form) =>
    ok(subscriptionShape(state, plan, expands(form, 'schedule'))),
  ),
  'POST /v1/subscriptions/:id': one(plans, updatePlan),
  'DELETE /v1/subscriptions/:id': one(plans, (state, plan) => {
    plan.status = 'canceled';
    emit(state, 'customer.subscription.deleted', subscriptionShape(state, plan));
    return ok(subscriptionShape(state, plan));
  }),
  'GET /v1/invoices': (state, { form }) =>
    list(
      [...state.invoices.values()]
        .filter(({ subscription }) => subscription === text(form, 'subscription'))
        .map((invoice) => invoiceShape(state, invoice, expands(form, 'data.payments'))),
    ),
  'GET /v1/invoices/:id': one(
    ({ invoices }) => invoices,
    (state, invoice, form) => ok(invoiceShape(state, invoice, expands(form, 'payments'))),
  ),
  'POST /v1/invoices/create_preview': (state, { form }) => preview(state, form),
  'GET /v1/charges': (state, { form }) =>
    list([...state.charges.values()].filter(({ customer }) => customer === text(form, 'customer'))),
  'POST /v1/subscription_schedules': (state, { form }) => makeSchedule(state, form),
  'GET /v1/subscription_schedules/:id': one(
    ({ schedules }) => schedules,
    (_state, schedule) => ok(schedule),
  ),
  'POST /v1/subscription_schedules/:id': (state, { form, id }) => updateSchedule(state, id, form),
  'POST /v1/subscription_schedules/:id/release': (state, { id }) => release(state, id),
  'POST /v1/refunds': (state, { form }) => refund(state, form),
  'POST /v1/billing_portal/sessions': (_state, { form }) =>
    ok({ object: 'billing_portal.session', url: `https://billing.stripe.example/p/${text(form, 'customer')}` }),
};

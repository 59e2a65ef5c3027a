/** What the fake keeps: the documented fields that we read, and no other. Times are epoch seconds. */
interface FakePrice {
  readonly id: string;
  readonly object: 'price';
  readonly active: boolean;
  readonly currency: string;
  readonly unit_amount: number;
  readonly recurring: { readonly interval: 'month' | 'year' };
  lookup_key: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface FakeSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly client_reference_id: string;
  readonly mode: 'payment' | 'subscription';
  status: 'complete' | 'expired' | 'open';
  payment_status: 'paid' | 'unpaid';
  customer: string | null;
  payment_intent: string | null;
  subscription: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly url: string;
  readonly amount: number;
  readonly price: string | null;
  readonly planMetadata: Readonly<Record<string, string>>;
}

export interface FakeCharge {
  readonly id: string;
  readonly object: 'charge';
  readonly payment_intent: string;
  readonly customer: string;
  readonly amount: number;
  readonly created: number;
  readonly status: 'succeeded';
  amount_refunded: number;
  refunded: boolean;
  disputed: boolean;
}

export interface FakeSubscription {
  readonly id: string;
  readonly object: 'subscription';
  readonly customer: string;
  readonly item: string;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'active' | 'canceled' | 'past_due';
  cancel_at_period_end: boolean;
  schedule: string | null;
  price: string;
  start: number;
  end: number;
}

interface FakeSchedule {
  readonly id: string;
  readonly object: 'subscription_schedule';
  readonly subscription: string;
  readonly current_phase: { readonly start_date: number; readonly end_date: number };
  phases: readonly {
    readonly start_date: number;
    readonly end_date: number;
    readonly items: readonly { readonly price: string }[];
  }[];
}

export interface FakeLine {
  readonly amount: number;
  readonly price: string;
  readonly start: number;
  readonly end: number;
  readonly proration: boolean;
}

export interface FakeInvoice {
  readonly id: string;
  readonly subscription: string;
  readonly created: number;
  readonly lines: readonly FakeLine[];
  status: 'open' | 'paid';
  paid_at: number | null;
  payment_intent: string | null;
}

interface FakeEvent {
  readonly id: string;
  readonly type: string;
  readonly object: object;
}

/** Everything by its id. */
export interface FakeState {
  readonly prices: Map<string, FakePrice>;
  readonly sessions: Map<string, FakeSession>;
  readonly charges: Map<string, FakeCharge>;
  readonly subscriptions: Map<string, FakeSubscription>;
  readonly schedules: Map<string, FakeSchedule>;
  readonly invoices: Map<string, FakeInvoice>;
  /** Answers by Idempotency-Key, as the service keeps them. */
  readonly answers: Map<string, { readonly status: number; readonly body: object }>;
  readonly events: FakeEvent[];
  /** Epoch seconds; tests move it. */
  now: number;
  /** The bank says no to the next payments. */
  declines: boolean;
  count: number;
}

export const newState = (now: number): FakeState => ({
  prices: new Map(),
  sessions: new Map(),
  charges: new Map(),
  subscriptions: new Map(),
  schedules: new Map(),
  invoices: new Map(),
  answers: new Map(),
  events: [],
  now,
  declines: false,
  count: 0,
});

export function nextId(state: FakeState, prefix: string): string {
  state.count += 1;
  return `${prefix}_${String(state.count).padStart(8, '0')}`;
}

/** A test asks for something that is not there: that is a bug of the test. */
export function found<Value>(map: ReadonlyMap<string, Value>, id: string | null | undefined): Value {
  const value = map.get(id ?? '');
  if (!value) throw new Error(`the fake has no ${id ?? 'nothing'}`);
  return value;
}

import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

import { failRenewal, paySession, renewPlan, takeBack } from './fake-moves.ts';
import { FAKE_ROUTES, MISSING, type FakeAnswer, type Form } from './fake-routes.ts';
import { found, newState, type FakeState } from './fake-state.ts';

/** Bracketed names as nested fields. */
function readForm(pairs: URLSearchParams): Form {
  const form: Record<string, unknown> = {};
  for (const [name, value] of pairs) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    let place = form;
    for (const part of path.slice(0, -1)) {
      place[part] ??= {};
      place = place[part] as Record<string, unknown>; // Made on the line above.
    }
    place[path.at(-1) ?? ''] = value;
  }
  return form as Form; // Strings at its ends.
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString('utf8');
}

function routeOf(method: string, path: string) {
  const exact = FAKE_ROUTES[`${method} ${path}`];
  if (exact) return { handle: exact, id: '' };
  const parts = path.split('/');
  for (let index = parts.length - 1; index > 2; index -= 1) {
    const handle = FAKE_ROUTES[`${method} ${parts.map((part, place) => (place === index ? ':id' : part)).join('/')}`];
    if (handle) return { handle, id: parts[index] ?? '' };
  }
  return undefined;
}

/** The same key gets the same answer, whatever became of it since. */
function answer(state: FakeState, key: string | undefined, act: () => FakeAnswer): FakeAnswer {
  const known = key === undefined ? undefined : state.answers.get(key);
  if (known) return known;
  const told = act();
  if (key !== undefined) state.answers.set(key, told);
  return told;
}

/**
 * A payment service on this machine that speaks the part of Stripe's documented wire format that we use. It is no
 * Stripe: amounts, states and shapes follow the documentation, not a recording.
 */
export async function openFakeStripe(now: number) {
  const state = newState(Math.floor(now / 1000));
  let isAway = false;
  const requests: { readonly call: string; readonly key: string | undefined; readonly version: string }[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      if (isAway) return response.destroy();
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const { authorization, 'idempotency-key': sent, 'stripe-version': version } = request.headers;
      const key = typeof sent === 'string' ? sent : undefined;
      requests.push({ call: `${request.method} ${pathname}`, key, version: String(version) });
      const route = routeOf(request.method ?? '', pathname);
      const form = readForm(request.method === 'GET' ? searchParams : new URLSearchParams(body));
      const isKnown = authorization?.startsWith('Bearer sk_test_') === true;
      const denied = { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } };
      const told = isKnown ? answer(state, key, () => route?.handle(state, { id: route.id, form }) ?? MISSING) : denied;
      response.writeHead(told.status, { 'content-type': 'application/json' }).end(JSON.stringify(told.body));
      return undefined;
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    state,
    requests,
    server: {
      host: '127.0.0.1',
      port: typeof address === 'object' ? (address?.port ?? 0) : 0,
      protocol: 'http' as const,
    },
    pay: (session: string) => paySession(state, session),
    renew: (plan: string) => renewPlan(state, plan),
    failRenewal: (plan: string) => failRenewal(state, plan),
    /** The last payment of a plan goes back to the bank. */
    dispute(plan: string) {
      const paid = [...state.invoices.values()].findLast((one) => one.subscription === plan && one.status === 'paid');
      takeBack(state, found(state.invoices, paid?.id).payment_intent ?? '', 'disputed');
    },
    away: (away: boolean) => (isAway = away),
    /** Bodies of its events, as its webhooks carry them. */
    events: () =>
      state.events.map(({ id, object, type }) =>
        JSON.stringify({ id, object: 'event', type, created: state.now, data: { object } }),
      ),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type FakeStripe = Awaited<ReturnType<typeof openFakeStripe>>;

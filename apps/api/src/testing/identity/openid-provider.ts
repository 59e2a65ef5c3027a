import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';

import { interactionPolicy, Provider } from 'oidc-provider';

import { peoplePage } from './people-page.ts';
import { PEOPLE, type Person } from './people.data.ts';

const LONGEST_FORM = 4096;
/** The path both ways of asking share: the page of one sign-in. */
const PAGE = /^\/people\/([\w-]+)$/;

export const DEVELOPMENT_CLIENT = { id: 'kinora-development', secret: 'for-development-only' } as const;

/** Asks who it is each time; whoever was chosen is granted what was asked for. */
function interactions() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return { policy, url: (_context: unknown, { uid }: { uid: string }) => `/people/${uid}` };
}

const client = {
  client_id: DEVELOPMENT_CLIENT.id,
  client_secret: DEVELOPMENT_CLIENT.secret,
  // A native client may come back to any port of loopback (RFC 8252, section 7.3).
  application_type: 'native' as const,
  redirect_uris: ['127.0.0.1', 'localhost'].map((host) => `http://${host}/account/google/callback`),
  grant_types: ['authorization_code'],
  response_types: ['code' as const],
  token_endpoint_auth_method: 'client_secret_post' as const,
};

function createProvider(issuer: string, people: Map<string, Person>): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider: Provider = new Provider(issuer, {
    clients: [client],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'development' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    // As Google does: the ID token says the address itself.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    interactions: interactions(),
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 300, Interaction: 600, Session: 600 },
    findAccount: (_context, accountId) => {
      const person = people.get(accountId);
      const claims = { sub: accountId, email: person?.email, email_verified: person?.isVerified };
      return person && { accountId, claims: () => claims };
    },
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId;
      if (accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.client_id, accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  return provider;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const piece of request) {
    text += String(piece);
    if (text.length > LONGEST_FORM) throw new Error('a form of ours is shorter');
  }
  return new URLSearchParams(text);
}

/** Who was chosen: one of the named people, or somebody new with a typed address. */
function chosen(form: URLSearchParams, people: Map<string, Person>): string | undefined {
  const email = form.get('email')?.trim() ?? '';
  const subject = form.get('person') ?? `typed-${email}`;
  if (form.get('person') === null && email !== '') {
    people.set(subject, { subject, name: email, email, isVerified: form.get('verified') === 'on' });
  }
  return people.has(subject) ? subject : undefined;
}

function createPages(provider: Provider, people: Map<string, Person>) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST') {
      const subject = chosen(await readForm(request), people);
      const result = subject === undefined ? { error: 'access_denied' } : { login: { accountId: subject } };
      await provider.interactionFinished(request, response, { ...result, select_account: {} });
      return;
    }
    const { uid } = await provider.interactionDetails(request, response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(peoplePage(`/people/${uid}`, [...people.values()]));
  };
}

const notYet: RequestListener = (_request, response) => response.writeHead(503).end();

/**
 * A real OpenID provider on loopback, for tests and development: whoever one says to be, one is. `people` are those on
 * its page; more may be added while it runs.
 */
export async function startOpenidProvider({ port = 0, host = '127.0.0.1' } = {}) {
  let answer: RequestListener = notYet;
  const server = createServer((request, response) => answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://${host}:${typeof address === 'object' ? address?.port : port}`;
  const people = new Map(PEOPLE.map((person) => [person.subject, person]));
  const provider = createProvider(issuer, people);
  const speak = provider.callback();
  const pages = createPages(provider, people);
  answer = (request, response) => {
    if (request.url === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    const isPage = PAGE.test(request.url ?? '');
    const over = () => response.writeHead(400).end('This sign-in is over. Begin again.');
    void (isPage ? pages(request, response).catch(over) : speak(request, response));
  };
  return {
    issuer,
    people,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

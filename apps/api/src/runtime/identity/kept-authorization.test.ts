import { createHash, randomBytes } from 'node:crypto';

import { ENDPOINTS, type EndpointName } from '@kinora/contracts/wire';
import { afterAll, expect, it } from 'vitest';

import { plainPasswords } from '../../adapters/identity/memory-identity.ts';
import { sessionCookies } from '../../http/identity/session-cookies.ts';
import { ask, type Carried } from '../../testing/identity/authorization/ask.ts';
import { EXPECTED_CODES } from '../../testing/identity/authorization/expected-codes.ts';
import { HARDENED_CODES } from '../../testing/identity/authorization/hardened-codes.ts';
import { openWorld, type IdentityName, type World } from '../../testing/identity/authorization/identities.ts';
import { inputFor } from '../../testing/identity/authorization/things.ts';
import { startTestProduct } from '../../testing/test-product.ts';

// Sessions in cookies are those of the profile hardened.
const product = await startTestProduct(
  { pace: 60_000 },
  { SECURITY_PROFILE: 'hardened', KINORA_TRUSTED_PROXIES: '127.0.0.1' },
  { passwords: plainPasswords },
);
afterAll(() => product.close());

// The names of this very object.
const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
const hash = await plainPasswords.hash(createHash('md5').update('paper-boat-7').digest('hex'));
const names = sessionCookies(product.url);
const secret = () => randomBytes(32).toString('base64url');

/** Which identity of the matrix each browser is answered like; a session in a cookie is as good as its browser. */
const BROWSERS = {
  withoutBinding: 'none',
  foreignBinding: 'none',
  sayingNothing: 'none',
  onAnotherHost: 'none',
  onAnotherSite: 'crossSite',
  withATicketForASession: 'none',
  afterTheEnd: 'ended',
  ofAGuest: 'guest',
  ofAnotherMember: 'otherMember',
  // Last: who may do it has done it.
  ofTheMember: 'member',
} as const satisfies Record<string, IdentityName>;
type Browser = keyof typeof BROWSERS;

const keeping = (token: string, binding: string | undefined): Carried => ({
  token: '',
  binding,
  cookies: `${names.member}=${token}`,
});

async function anEndedSession(id: string): Promise<Carried> {
  const binding = secret();
  const token = await product.sessions.open({ kind: 'member', id }, binding);
  const session = await product.sessions.find(token, binding);
  if (session) await product.sessions.end(session);
  return keeping(token, binding);
}

async function anotherMember(): Promise<Carried> {
  const { owner } = await openWorld(product, hash);
  return keeping(owner.token, owner.binding);
}

async function aGuest(): Promise<Carried> {
  const binding = secret();
  return { token: '', binding, cookies: `${names.guest}=${await product.sessions.openGuest(binding)}` };
}

const own = ({ owner }: World) => keeping(owner.token, owner.binding);
const MAKERS: Readonly<Record<Browser, (world: World) => Carried | Promise<Carried>>> = {
  withoutBinding: (world) => ({ ...own(world), binding: undefined }),
  foreignBinding: (world) => ({ ...own(world), binding: secret() }),
  sayingNothing: (world) => ({ ...own(world), site: '' }),
  onAnotherHost: (world) => ({ ...own(world), site: 'same-site' }),
  onAnotherSite: (world) => ({ ...own(world), site: 'cross-site' }),
  withATicketForASession: () => keeping(`tk_${secret()}`, secret()),
  afterTheEnd: ({ memberId }) => anEndedSession(memberId),
  ofAGuest: aGuest,
  ofAnotherMember: anotherMember,
  ofTheMember: own,
};

/** A page of such a browser has no token to name. */
function withoutToken(name: EndpointName, fields: Readonly<Record<string, unknown>>) {
  const { token: _token, integral_token: _own, ...rest } = fields;
  return name === 'bindDevice' || name === 'initMember' || name === 'productInit' ? rest : fields;
}

let cells = 0;

async function answered(name: EndpointName, world: World, credentials: Carried): Promise<number> {
  cells += 1;
  const { token, binding } = credentials;
  const input = withoutToken(name, await inputFor(product, world, { name, credentials: { token, binding } }));
  return ask({ base: product.url, name, input, credentials, address: `10.3.${cells >> 8}.${cells & 255}` });
}

it.each(NAMES)('%s answers each browser that keeps a session as it should', async (name) => {
  const codes = HARDENED_CODES[name] ?? EXPECTED_CODES[name];
  const world = await openWorld(product, hash);
  const told: string[] = [];
  // The names of this very object.
  for (const one of Object.keys(BROWSERS) as Browser[]) {
    told.push(`${one} ${await answered(name, world, await MAKERS[one](world))}`);
  }
  expect(told).toEqual(Object.entries(BROWSERS).map(([one, like]) => `${one} ${codes[like]}`));
});

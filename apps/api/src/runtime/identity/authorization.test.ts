import { createHash } from 'node:crypto';

import { ENDPOINTS, type EndpointName } from '@kinora/contracts/wire';
import { afterAll, describe, expect, it } from 'vitest';

import { plainPasswords } from '../../adapters/identity/memory-identity.ts';
import { ask } from '../../testing/identity/authorization/ask.ts';
import { belongingsOf } from '../../testing/identity/authorization/belongings.ts';
import { EXPECTED_CODES } from '../../testing/identity/authorization/expected-codes.ts';
import { HARDENED_CODES } from '../../testing/identity/authorization/hardened-codes.ts';
import {
  IDENTITIES,
  openWorld,
  type IdentityName,
  type World,
} from '../../testing/identity/authorization/identities.ts';
import { inputFor } from '../../testing/identity/authorization/things.ts';
import { startTestProduct } from '../../testing/test-product.ts';

// The names of this very object.
const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
/** Who could do it to somebody else, were it not for a guard: its own member, or the owner's browser on another page. */
const STRANGERS: readonly IdentityName[] = ['otherMember', 'crossSite'];
const PASSWORD = createHash('md5').update('paper-boat-7').digest('hex');

describe.each(['spec', 'hardened'] as const)('under the profile %s', async (profile) => {
  // Clips that take for ever: what is running when a cell begins is running when it ends.
  const product = await startTestProduct(
    { pace: 60_000 },
    { SECURITY_PROFILE: profile, KINORA_TRUSTED_PROXIES: '127.0.0.1' },
    { passwords: plainPasswords },
  );
  afterAll(() => product.close());
  const hash = await product.passwords.hash(PASSWORD);
  let cells = 0;

  async function answered(name: EndpointName, identity: IdentityName, world: World): Promise<number> {
    cells += 1;
    const credentials = await world.as(identity);
    const input = await inputFor(product, world, { name, credentials });
    const asked = { base: product.url, name, input, credentials, address: `10.1.${cells >> 8}.${cells & 255}` };
    if (!STRANGERS.includes(identity)) return ask(asked);
    const before = await belongingsOf(product.db, world.memberId);
    const code = await ask(asked);
    const after = await belongingsOf(product.db, world.memberId);
    expect(after, `${identity} changed what is the owner's`).toEqual(expect.arrayContaining([...before]));
    return code;
  }

  // What the profiles answer differently are calls of accounts.
  const calls = NAMES.filter((name) => profile === 'spec' || ENDPOINTS[name].service === 'account');
  it.each(calls)('%s answers each identity as it should', async (name) => {
    const codes = (profile === 'hardened' && HARDENED_CODES[name]) || EXPECTED_CODES[name];
    const expected = IDENTITIES.map((one) => `${one} ${codes[one]}`);
    const told: string[] = [];
    let world = await openWorld(product, hash);
    for (const identity of IDENTITIES) {
      told.push(`${identity} ${await answered(name, identity, world)}`);
      // Who may do it has done it. What another member asks for must leave everything to its owner, who asks after it.
      if (identity === 'program') world = await openWorld(product, hash);
    }
    expect(told).toEqual(expected);
  });
});

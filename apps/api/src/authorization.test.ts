import { createHash } from 'node:crypto';

import { ENDPOINTS, type EndpointName } from '@kinora/contracts';
import { afterAll, describe, expect, it } from 'vitest';

import { plainPasswords } from './adapters/memory-identity.ts';
import { ask } from './testing/authorization/ask.ts';
import { EXPECTED_CODES } from './testing/authorization/expected-codes.ts';
import { HARDENED_CODES } from './testing/authorization/hardened-codes.ts';
import { IDENTITIES, openWorld, type IdentityName, type World } from './testing/authorization/identities.ts';
import { inputFor } from './testing/authorization/things.ts';
import { startTestProduct } from './testing/test-product.ts';

// The names of this very object.
const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
const OWNERS: readonly IdentityName[] = ['program', 'otherMember'];
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
    return ask({ base: product.url, name, input, credentials, address: `10.1.${cells >> 8}.${cells & 255}` });
  }

  // What the profiles answer differently are calls of accounts.
  const asked = NAMES.filter((name) => profile === 'spec' || ENDPOINTS[name].service === 'account');
  it.each(asked)('%s answers each identity as it should', async (name) => {
    const codes = (profile === 'hardened' && HARDENED_CODES[name]) || EXPECTED_CODES[name];
    const expected = IDENTITIES.map((one) => `${one} ${codes[one]}`);
    const told: string[] = [];
    let world = await openWorld(product, hash);
    for (const identity of IDENTITIES) {
      const code = await answered(name, identity, world);
      told.push(`${identity} ${code}`);
      // Who may do it has done it.
      if (OWNERS.includes(identity) && code < 300) world = await openWorld(product, hash);
    }
    expect(told).toEqual(expected);
  });
});

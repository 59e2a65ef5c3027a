import { ENDPOINTS, type EndpointName, type Envelope } from '@kinora/contracts/wire';
import { atNight } from '@kinora/vitest-config/nightly';
import { afterAll, describe, expect, it } from 'vitest';

import { plainPasswords } from '../../adapters/identity/memory-identity.ts';
import { signUpMember } from '../../testing/api-member.ts';
import { fitting, oneOf, seededRandom, strange, type Random } from '../../testing/site/fuzz/mutate.ts';
import { send, type Sent } from '../../testing/site/fuzz/send.ts';
import { ENVELOPE_NAMES, wellFormed } from '../../testing/site/fuzz/well-formed.ts';
import { startTestProduct } from '../../testing/test-product.ts';

/** `KINORA_FUZZ=20000 KINORA_FUZZ_SEED=7` for a long night with other requests. */
const REQUESTS = Number(process.env.KINORA_FUZZ ?? atNight(20_000, 1000));
const SEED = Number(process.env.KINORA_FUZZ_SEED ?? 1);
const AT_ONCE = 8;
/** Each gets its part of the requests. */
const PROFILES = ['spec', 'hardened'] as const;
/** Said by the parser of HTTP, before there is a call. */
const HEAD_TOO_LARGE = 431;
/** Of requests that reach a use case; the issue asks for half. */
const REACHED = 0.5;

/** What an answer may never say: how the server is built, or what it keeps. */
const LEAKS = [
  /node_modules/,
  /\bat .+:\d+:\d+\)?/,
  /\.ts:\d+/,
  /postgres/i,
  /\bselect .+ from\b/i,
  /violates/,
  /argon2id/,
  /pepper/,
];

interface Told {
  readonly name: EndpointName;
  readonly sent: Sent;
  readonly isReached: boolean;
}

function envelopeOf({ text }: Sent): Partial<Envelope> {
  try {
    return JSON.parse(text) as Partial<Envelope>;
  } catch {
    return {};
  }
}

/** Whether signature, session and schema let a request through; 404 without a route counts as refused. */
function isReached({ code, msg, data }: Partial<Envelope>): boolean {
  if (code === 400) return (data as { fields?: object } | null)?.fields === undefined;
  return code !== undefined && ![401, 413, 415, 420].includes(code) && msg !== 'not-found' && msg !== 'unknown-path';
}

/** Requests without end, by a member of their own, so that a seed means the same requests every time. */
function linesTo(url: string) {
  let members = 0;
  const freshToken = async () => {
    members += 1;
    return (await signUpMember(url, `fuzz-${members}@example.com`)).token;
  };

  async function tryOne(random: Random, held: { token: string }, wanted?: EndpointName): Promise<Told> {
    const name = wanted ?? oneOf(random, ENVELOPE_NAMES);
    const known = wellFormed(name, held.token);
    const input = random() < 0.75 ? fitting(random, known) : strange(random, known);
    const request = { endpoint: ENDPOINTS[name], input, token: held.token, spoil: random() < 0.1 };
    const sent = await send(url, request, random);
    const envelope = envelopeOf(sent);
    if (envelope.code === 401 && !request.spoil) held.token = await freshToken();
    return { name, sent, isReached: isReached(envelope) };
  }

  return async (place: number): Promise<readonly Told[]> => {
    const random = seededRandom(SEED * 1000 + place);
    const held = { token: await freshToken() };
    const told: Told[] = [];
    for (let count = 0; count < REQUESTS / PROFILES.length / AT_ONCE; count += 1) {
      // Every call once, together with the other lines; then any.
      told.push(await tryOne(random, held, ENVELOPE_NAMES[place + count * AT_ONCE]));
    }
    return told;
  };
}

function complaintsOf({ name, sent }: Told): readonly string[] {
  if (sent.status >= 500) return [`${name}: ${sent.status} ${sent.text}`];
  if (sent.status === HEAD_TOO_LARGE) return [];
  if (typeof envelopeOf(sent).code !== 'number')
    return [`${name}: ${sent.status} no envelope: ${sent.text.slice(0, 200)}`];
  return LEAKS.filter((leak) => leak.test(sent.text)).map((leak) => `${name}: says ${leak.source}: ${sent.text}`);
}

describe.each(PROFILES)('under the profile %s', async (profile) => {
  // Errors are told, so that a complaint comes with its reason.
  const settings = { KINORA_LOG: 'error', SECURITY_PROFILE: profile };
  const product = await startTestProduct({}, settings, { passwords: plainPasswords });
  afterAll(() => product.close());

  it('answers whatever is sent in the way of the contract', { timeout: 60_000 + REQUESTS * 60 }, async () => {
    const line = linesTo(product.url);
    const all = (await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => line(place)))).flat();
    expect([...new Set(all.flatMap(complaintsOf))]).toEqual([]);
    expect(all.filter((one) => one.isReached).length / all.length).toBeGreaterThanOrEqual(REACHED);
    expect(new Set(all.map(({ name }) => name)).size).toBe(ENVELOPE_NAMES.length);
  });
});

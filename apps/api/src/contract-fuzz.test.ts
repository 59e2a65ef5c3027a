import { ENDPOINTS, type EndpointName, type Envelope } from '@kinora/contracts';
import { afterAll, expect, it } from 'vitest';

import { plainPasswords } from './adapters/memory-identity.ts';
import { signUpMember } from './testing/api-member.ts';
import { fitting, oneOf, seededRandom, strange, type Random } from './testing/fuzz/mutate.ts';
import { send, type Sent } from './testing/fuzz/send.ts';
import { ENVELOPE_NAMES, wellFormed } from './testing/fuzz/well-formed.ts';
import { startTestProduct } from './testing/test-product.ts';

/** `KINORA_FUZZ=20000 KINORA_FUZZ_SEED=7` for a long night with other requests. */
const REQUESTS = Number(process.env.KINORA_FUZZ ?? 2000);
const SEED = Number(process.env.KINORA_FUZZ_SEED ?? 1);
const AT_ONCE = 8;
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

// Errors are told, so that a complaint comes with its reason.
const product = await startTestProduct({}, { KINORA_LOG: 'error' }, { passwords: plainPasswords });
afterAll(() => product.close());

let members = 0;
const freshToken = async () => {
  members += 1;
  return (await signUpMember(product.url, `fuzz-${members}@example.com`)).token;
};

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

async function tryOne(random: Random, tokens: string[], place: number): Promise<Told> {
  const name = oneOf(random, ENVELOPE_NAMES);
  const token = tokens[place] ?? '';
  const known = wellFormed(name, token);
  const input = random() < 0.75 ? fitting(random, known) : strange(random, known);
  const wish = { endpoint: ENDPOINTS[name], input, token, spoil: random() < 0.1 };
  const sent = await send(product.url, wish, random);
  const envelope = envelopeOf(sent);
  if (envelope.code === 401 && !wish.spoil) tokens[place] = await freshToken();
  return { name, sent, isReached: isReached(envelope) };
}

/** Each line of requests has numbers and a member of its own, so that a seed means the same requests every time. */
async function line(place: number, tokens: string[]): Promise<readonly Told[]> {
  const random = seededRandom(SEED * 1000 + place);
  const told: Told[] = [];
  for (let count = 0; count < REQUESTS / AT_ONCE; count += 1) told.push(await tryOne(random, tokens, place));
  return told;
}

it('answers whatever is sent in the way of the contract', { timeout: 60_000 + REQUESTS * 60 }, async () => {
  const tokens = await Promise.all(Array.from({ length: AT_ONCE }, freshToken));
  const all = (await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => line(place, tokens)))).flat();
  const complaints = all.flatMap(({ name, sent }) => {
    if (sent.status >= 500) return [`${name}: ${sent.status} ${sent.text}`];
    if (sent.status === HEAD_TOO_LARGE) return [];
    if (typeof envelopeOf(sent).code !== 'number')
      return [`${name}: ${sent.status} no envelope: ${sent.text.slice(0, 200)}`];
    return LEAKS.filter((leak) => leak.test(sent.text)).map((leak) => `${name}: says ${leak.source}: ${sent.text}`);
  });
  expect([...new Set(complaints)]).toEqual([]);
  expect(all.filter((one) => one.isReached).length / all.length).toBeGreaterThanOrEqual(REACHED);
  expect(new Set(all.map(({ name }) => name)).size).toBe(ENVELOPE_NAMES.length);
});

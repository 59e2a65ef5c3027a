import { creationEvents, type Creation } from '@kinora/contracts/creations';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { signUpMember } from '../../testing/api-member.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ pace: 40 });
}, 60_000);
afterAll(() => product.close());

interface Heard {
  readonly id: string;
  readonly creation: Creation;
}

const EVENT = /^id: (?<id>.*)\ndata: (?<data>.*)$/s;

function eventOf(part: string): Heard[] {
  const { id, data } = EVENT.exec(part)?.groups ?? {};
  return id === undefined || data === undefined ? [] : [{ id, creation: JSON.parse(data) as Creation }];
}

/** Reads a stream until it is enough; the connection then closes. */
async function hear(token: string, enough: (heard: readonly Heard[]) => boolean, lastEventId?: string) {
  const stop = new AbortController();
  const headers = { token, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) };
  const response = await fetch(`${product.url}${creationEvents.path}`, { headers, signal: stop.signal });
  if (!response.body) throw new Error('no stream');
  const heard: Heard[] = [];
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const parts = (text + chunk).split('\n\n');
    text = parts.pop() ?? '';
    heard.push(...parts.flatMap(eventOf));
    if (enough(heard)) break;
  }
  stop.abort();
  return heard;
}

const isReady = (heard: readonly Heard[]) => heard.at(-1)?.creation.state === 'ready';

describe('the event stream', () => {
  it('tells what is unfinished, then every change up to the end, with growing versions', async () => {
    const ada = await signUpMember(product.url, 'ada@example.com');
    await ada.create('key-of-ada-1');
    const heard = await hear(ada.token, isReady);
    const versions = heard.map(({ creation }) => creation.version);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    expect(heard.length).toBeGreaterThan(1);
    expect(heard.at(-1)?.creation.result?.url).toMatch(/^\/media\//);
  });

  it('counts who listens, in the database, until shortly after the end', async () => {
    const ada = await signUpMember(product.url, 'reader@example.com');
    const seconds = async () => {
      const { rows } = await sql<{ left: number }>`
        select extract(epoch from until - clock_timestamp())::float8 as left
        from reader join member on member.id = member_id where email = 'reader@example.com'`.execute(product.db);
      return rows.map(({ left }) => left);
    };
    await ada.create('key-of-reader');
    await hear(ada.token, () => true);
    await expect.poll(async () => (await seconds())[0] ?? 60, { timeout: 5000 }).toBeLessThan(11);
    expect(await seconds()).toHaveLength(1);
  });

  it('tells after a break what ended meanwhile', async () => {
    const ada = await signUpMember(product.url, 'grace@example.com');
    await ada.create('key-of-grace-1');
    const [first] = await hear(ada.token, (heard) => heard.length > 0);
    await expect.poll(async () => (await ada.creations())[0]?.state, { timeout: 10_000 }).toBe('ready');
    const heard = await hear(ada.token, isReady, first?.id);
    expect(heard.map(({ creation }) => creation.state)).toEqual(['ready']);
  });

  it('is silent about other members, and closed to who is none', async () => {
    const [ada, eve] = await Promise.all(
      ['lin@example.com', 'eve@example.com'].map((email) => signUpMember(product.url, email)),
    );
    if (!ada || !eve) throw new Error('no members');
    await ada.create('key-of-lin-1');
    await eve.create('key-of-eve-1');
    const heard = await hear(eve.token, isReady);
    const [mine] = await eve.creations();
    expect(new Set(heard.map(({ creation }) => creation.id))).toEqual(new Set([mine?.id]));
    expect((await fetch(`${product.url}${creationEvents.path}`)).status).toBe(401);
  });
});

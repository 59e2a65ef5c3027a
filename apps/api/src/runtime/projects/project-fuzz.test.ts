import type { Edit } from '@kinora/contracts/timeline';
import type { Envelope } from '@kinora/contracts/wire';
import { problemsOf } from '@kinora/timeline';
import { atNight } from '@kinora/vitest-config/nightly';
import { afterAll, expect, it } from 'vitest';

import { plainPasswords } from '../../adapters/identity/memory-identity.ts';
import { signUpMember, type ApiMember } from '../../testing/api-member.ts';
import { addClip, aDocument, anEdit, aTrack, aVideoClip, rename } from '../../testing/projects/timelines.ts';
import { mutatedDeep } from '../../testing/site/fuzz/mutate-deep.ts';
import { oneOf, seededRandom, type Random } from '../../testing/site/fuzz/mutate.ts';
import { startTestProduct } from '../../testing/test-product.ts';

/** `KINORA_FUZZ_SEED=7` for other ones. */
const SEED = Number(process.env.KINORA_FUZZ_SEED ?? 1);
const COUNT = atNight(2000, 200);
const SECOND = 240_000;

const first = aVideoClip();
const second = aVideoClip({ id: 'c2', start: 2 * SECOND, takes: [{ mediaId: 'upload:x', sourceIn: 0, name: 'A' }] });
const marker = { id: 'm', time: 0, label: 'here', colour: 'teal' } as const;
const document = aDocument({
  tracks: [aTrack({ clips: [first, second] }), aTrack({ id: 'v2', name: 'Video 2' })],
  markers: [marker],
});
const text = JSON.stringify(document);

const EDITS: readonly Edit[] = [
  addClip(aVideoClip({ id: 'c3', start: 4 * SECOND })),
  rename(document.name, 'A ship'),
  anEdit({ table: 'shift', trackId: 'v1', from: SECOND, by: SECOND }),
  anEdit({ table: 'clip', id: 'c2', before: second, after: { ...second, trackId: 'v2', gain: 0.5 } }),
  anEdit({ table: 'marker', id: 'm', before: marker, after: null, from: 0, to: null }),
  anEdit({ table: 'track', id: 'v3', before: null, after: aTrack({ id: 'v3' }), from: null, to: 1 }),
];

const { url, close } = await startTestProduct({}, { KINORA_LOG: 'error' }, { passwords: plainPasswords });
afterAll(() => close());

type Made = readonly [answer: Envelope, id: string];

// What a program of somebody else may send has no type.
const make = (member: ApiMember, given: unknown) =>
  member.call('createProject', { name: document.name, document: given as typeof document });
const save = (member: ApiMember, id: string, edits: unknown) =>
  member.call('saveEdits', { id, base: 0, edits: edits as Edit[] });

async function tryDocument(member: ApiMember, random: Random): Promise<Made> {
  const answer = await make(member, mutatedDeep(random, document));
  return [answer, answer.code === 200 ? answer.data.id : ''];
}

async function tryEdits(member: ApiMember, random: Random): Promise<Made> {
  const { id } = (await make(member, document)).data;
  const edits = Array.from({ length: 1 + Math.floor(random() * 2) }, () => oneOf(random, EDITS));
  return [await save(member, id, random() < 0.9 ? mutatedDeep(random, edits) : edits), id];
}

/** Every refusal has a name and says what is wrong; what was taken can be opened. */
async function complaintOf(member: ApiMember, [{ code, data, msg }, id]: Made): Promise<string | undefined> {
  if (code === 422 && (data as { problems?: readonly unknown[] }).problems?.length) return undefined;
  if (code === 400 && (data as { fields?: object }).fields) return undefined;
  if (code !== 200) return `${code} ${msg}`;
  const { data: read } = await member.call('readProject', { id });
  const problems = problemsOf(read.document, {});
  return problems.length === 0 ? undefined : JSON.stringify(problems);
}

it('takes no document and no edit that could not be opened again', { timeout: 60_000 + COUNT * 200 }, async () => {
  const random = seededRandom(SEED);
  const codes = new Map<number, number>();
  let member = await signUpMember(url, 'fuzz-0@example.com');
  for (let count = 0; count < COUNT; count += 1) {
    // A member may have a few hundred projects.
    if (count % 200 === 199) member = await signUpMember(url, `fuzz-${count}@example.com`);
    const made = await (random() < 0.5 ? tryDocument(member, random) : tryEdits(member, random));
    expect(await complaintOf(member, made)).toBeUndefined();
    codes.set(made[0].code, (codes.get(made[0].code) ?? 0) + 1);
  }
  expect([...codes.keys()].toSorted((one, two) => one - two)).toEqual([200, 400, 422]);
  expect(JSON.stringify(document)).toBe(text);
});

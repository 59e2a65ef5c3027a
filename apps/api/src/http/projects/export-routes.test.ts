import { randomUUID } from 'node:crypto';

import type { PlanTier } from '@kinora/contracts/plans';
import type { ExportSettings } from '@kinora/contracts/projects';
import type { TimelineDocument } from '@kinora/contracts/timeline';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { plainPasswords } from '../../adapters/identity/memory-identity.ts';
import { withThreeClips } from '../../testing/creations/three-clips.ts';
import { accountsOf, type OwnAccount } from '../../testing/identity/own-account.ts';
import { plansIn } from '../../testing/money/plans.ts';
import { scriptedExporter } from '../../testing/projects/scripted-exporter.ts';
import { addClip, aDocument, aTrack, aVideoClip } from '../../testing/projects/timelines.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const PATIENT = { timeout: 15_000, interval: 20 };
const SECOND = 240_000;

const tiers = new Map<string, PlanTier>();
let isHeld = false;
const { exporter, seen } = scriptedExporter(() => isHeld);
let product: TestProduct;
let aMember: () => Promise<OwnAccount>;
let withClips: ReturnType<typeof withThreeClips>;
beforeAll(async () => {
  const change = { passwords: plainPasswords, plans: plansIn(tiers), exporter };
  product = await startTestProduct({ pace: 0 }, {}, change);
  aMember = accountsOf(product);
  withClips = withThreeClips(aMember, tiers);
}, 60_000);
afterAll(() => product.close());

const withMedia = (...mediaIds: readonly string[]): TimelineDocument =>
  aDocument({
    tracks: [
      aTrack({
        clips: mediaIds.map((mediaId, place) => aVideoClip({ id: `c${place}`, start: place * SECOND, mediaId })),
      }),
    ],
  });

const make = async (member: OwnAccount, document: TimelineDocument) =>
  (await member.call('createProject', { name: 'Two boats', document })).data.id;

const exported = (member: OwnAccount, id: string, change: Partial<ExportSettings> = {}) =>
  member.call('exportProject', {
    id,
    width: 640,
    height: 360,
    rate: { num: 25, den: 1 },
    idempotencyKey: randomUUID(),
    ...change,
  });

async function ended(member: OwnAccount, id: string, state = 'ready') {
  const read = async () => (await member.call('getCreation', { id })).data;
  await expect.poll(async () => (await read()).state, PATIENT).toBe(state);
  return read();
}

const timelines = async (id: string) =>
  (await product.db.selectFrom('creation_timeline').selectAll().where('creation_id', '=', id).execute()).length;

describe('an export', () => {
  it('is a creation at no price, made of masters, with what it was made from as its parents', async () => {
    const { ada, ids } = await withClips('a boat at night');
    const media = [`creation:${ids[0]}`, `creation:${ids[1]}`];
    const before = (await ada.call('getCredits', {})).data;
    const id = await make(ada, withMedia(...media));
    const { code, data } = await exported(ada, id);
    expect([code, data]).toMatchObject([
      200,
      { mode: 'edit', model: 'editor', price: 0, total: 50, state: 'waiting', receipt: { held: 0 } },
    ]);
    expect(data.input).toEqual({ prompt: 'Two boats', project: id, resolution: '360p', seconds: 2 });
    const clip = await ended(ada, data.id);
    expect(clip).toMatchObject({ result: { width: 640, height: 360 }, parents: ids.slice(0, 2) });
    expect((await ada.call('getCredits', {})).data).toEqual(before);
    expect(await timelines(data.id)).toBe(0);
    const { contents, film, options } = seen.at(-1) ?? {};
    expect(Object.values(contents ?? {})).toEqual(['master of a boat at night', 'master of a boat at night']);
    expect(options?.ingredients).toEqual(['a boat at night', 'a boat at night']);
    // Whose plan has clean clips gets one clip, which has no mark.
    expect(film).toMatchObject({ watermark: false, width: 640, range: { start: 0, end: 2 * SECOND } });
    expect((await ada.call('searchLibrary', { shelf: 'ready', text: 'two boats' })).data.items).toMatchObject([
      { id: data.id },
    ]);
  });

  it('is made once for a key, of what was kept when it was asked for', async () => {
    const { ada, ids } = await withClips();
    const id = await make(ada, withMedia(`creation:${ids[0]}`));
    const idempotencyKey = randomUUID();
    isHeld = true;
    const first = await exported(ada, id, { idempotencyKey });
    const late = aVideoClip({ id: 'late', start: 5 * SECOND, mediaId: `creation:${ids[1]}` });
    await ada.call('saveEdits', { id, base: 0, edits: [addClip(late)] });
    const again = await exported(ada, id, { idempotencyKey });
    expect(again.data.id).toBe(first.data.id);
    expect(await exported(ada, id, { idempotencyKey, width: 320 })).toMatchObject({ code: 409 });
    isHeld = false;
    await ended(ada, first.data.id);
    const mine = seen.filter(({ options }) => options.name === first.data.id);
    expect(mine.map(({ film }) => film.document.tracks[0]?.clips.length)).toEqual([1]);
  });

  it('waits in line with a place, can be called off, and no more than two are under way', async () => {
    const { ada, ids } = await withClips();
    const id = await make(ada, withMedia(`creation:${ids[0]}`));
    isHeld = true;
    const [one, two] = [await exported(ada, id), await exported(ada, id)];
    expect(await exported(ada, id)).toMatchObject({ code: 428 });
    await ended(ada, one.data.id, 'running');
    expect((await ada.call('getCreation', { id: two.data.id })).data).toMatchObject({ state: 'waiting', position: 0 });
    await ada.call('cancelCreation', { id: one.data.id });
    await ended(ada, one.data.id, 'cancelled');
    expect(await timelines(one.data.id)).toBe(0);
    expect(await exported(ada, id)).toMatchObject({ code: 200 });
    isHeld = false;
    await ended(ada, two.data.id);
  });

  it('is of the member’s own project, and has something in it', async () => {
    const [ada, eve] = [await aMember(), await aMember()];
    const empty = await make(ada, aDocument());
    expect(await exported(ada, empty)).toMatchObject({ code: 410, msg: 'empty-project' });
    expect(await exported(eve, empty)).toMatchObject({ code: 404 });
    expect(await exported(ada, empty, { width: 641 })).toMatchObject({
      code: 400,
      data: { fields: { width: 'not-even' } },
    });
  });
});

/** As if a clip had come of a free trial. */
const makeTrial = (id: string) =>
  sql`update creation set is_trial = true, price = 0, hold_id = null where id = ${id}`.execute(product.db);

describe('rights of an export', () => {
  it('are looked at for each medium: another’s, and one that was withdrawn since, are named', async () => {
    const [{ ada, ids }, eve] = [await withClips(), await aMember()];
    const [own, others] = [`creation:${ids[0]}`, `creation:${ids[1]}`];
    const hers = await make(eve, withMedia(others, `upload:${randomUUID()}`));
    const refused = await exported(eve, hers);
    expect(refused).toMatchObject({ code: 412, msg: 'media-missing' });
    expect(refused.data).toMatchObject({ missing: [others, expect.stringMatching(/^upload:/)] });
    const id = await make(ada, withMedia(own));
    await ada.call('changeLibrary', { ids: [ids[0] ?? ''], act: 'trash' });
    expect(await exported(ada, id)).toMatchObject({ code: 412, data: { missing: [own] } });
    // What isn't exported may be missing.
    expect(await exported(eve, hers, { range: { start: SECOND * 5, end: SECOND * 6 } })).toMatchObject({ code: 410 });
  });

  it('end with a word where a medium is withdrawn while it waits', async () => {
    const { ada, ids } = await withClips();
    const [blocking, id] = [
      await make(ada, withMedia(`creation:${ids[1]}`)),
      await make(ada, withMedia(`creation:${ids[0]}`)),
    ];
    isHeld = true;
    const before = await exported(ada, blocking);
    const waiting = await exported(ada, id);
    await ended(ada, before.data.id, 'running');
    await ada.call('changeLibrary', { ids: [ids[0] ?? ''], act: 'trash' });
    isHeld = false;
    const failed = await ended(ada, waiting.data.id, 'failed');
    expect(failed).toMatchObject({ failure: { reason: 'file-gone', retryable: false }, receipt: { charged: 0 } });
  });

  it('put one mark on the whole where the plan has none, and on trials for good', async () => {
    const { ada, ids } = await withClips();
    const media = `creation:${ids[0]}`;
    const id = await make(ada, withMedia(media));
    tiers.delete(ada.id);
    const marked = await exported(ada, id);
    const clip = await ended(ada, marked.data.id);
    expect(seen.at(-1)).toMatchObject({ film: { watermark: true }, options: { keepsMaster: true } });
    expect(Object.values(seen.at(-1)?.contents ?? {})).toEqual(['master of a fox']);
    tiers.set(ada.id, 'basic');
    expect((await ada.call('getCreation', { id: clip.id })).data.result?.url).not.toBe(clip.result?.url);
    await makeTrial(ids[0] ?? '');
    const tried = await exported(ada, id);
    await ended(ada, tried.data.id);
    expect(seen.at(-1)).toMatchObject({ film: { watermark: true }, options: { keepsMaster: false } });
    // So has what is made of that export, however it's cropped.
    const next = await exported(ada, await make(ada, withMedia(`creation:${tried.data.id}`)));
    await ended(ada, next.data.id);
    expect(seen.at(-1)).toMatchObject({ film: { watermark: true }, options: { keepsMaster: false } });
  });

  it('tell which plan a long or a large one needs', async () => {
    const { ada, ids } = await withClips();
    const clips = Array.from({ length: 70 }, () => `creation:${ids[0]}`);
    const id = await make(ada, withMedia(...clips));
    tiers.delete(ada.id);
    const long = { seconds: 70, most: 60, needs: 'basic' };
    expect(await exported(ada, id)).toMatchObject({ code: 402, msg: 'too-long', data: long });
    const range = { start: 0, end: SECOND };
    const large = { fields: { height: 'plan-needed' }, needs: 'basic' };
    expect(await exported(ada, id, { range, width: 1920, height: 1080 })).toMatchObject({ code: 406, data: large });
    tiers.set(ada.id, 'basic');
    const made = await exported(ada, id, { width: 1920, height: 1080 });
    expect(made).toMatchObject({ code: 200, data: { total: 70 * 25 } });
    await ended(ada, made.data.id);
  });
});

import { randomUUID } from 'node:crypto';

import type { PlanTier } from '@kinora/contracts/plans';
import { EDITS_BYTES_MAX } from '@kinora/contracts/timeline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { plainPasswords } from '../../adapters/identity/memory-identity.ts';
import { withThreeClips } from '../../testing/creations/three-clips.ts';
import { accountsOf, type OwnAccount } from '../../testing/identity/own-account.ts';
import { plansIn } from '../../testing/money/plans.ts';
import { addClip, aDocument, aTrack, aVideoClip, rename } from '../../testing/projects/timelines.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const tiers = new Map<string, PlanTier>();
let product: TestProduct;
let aMember: () => Promise<OwnAccount>;
let withClips: ReturnType<typeof withThreeClips>;
beforeAll(async () => {
  product = await startTestProduct({ pace: 0 }, {}, { passwords: plainPasswords, plans: plansIn(tiers) });
  aMember = accountsOf(product);
  withClips = withThreeClips(aMember, tiers);
}, 60_000);
afterAll(() => product.close());

const withMedia = (...mediaIds: readonly string[]) =>
  aDocument({
    tracks: [
      aTrack({
        clips: mediaIds.map((mediaId, place) => aVideoClip({ id: `c${place}`, start: place * 240_000, mediaId })),
      }),
    ],
  });

const make = async (member: OwnAccount, document = aDocument()) =>
  (await member.call('createProject', { name: 'A boat', document })).data;
const statusOf = async (path: string | null | undefined) => (await fetch(`${product.url}${path ?? '/none'}`)).status;

describe('a project', () => {
  it('is made, opened with its media, and listed with a poster', async () => {
    const { ada, ids } = await withClips('a fox in the snow');
    const mediaId = `creation:${ids[0]}`;
    const made = await make(ada, withMedia(mediaId, 'engine:bars'));
    expect(made).toMatchObject({ name: 'A boat', revision: 0, clips: 2, seconds: 2, trashedAt: null });
    const { data } = await ada.call('readProject', { id: made.id });
    expect(data).toMatchObject({ project: { id: made.id }, document: { name: 'A boat' }, revision: 0 });
    expect(data.missing).toEqual(['engine:bars']);
    const medium = data.media[mediaId];
    expect(medium).toMatchObject({ kind: 'video', name: 'a fox in the snow', duration: 720_000, rate: null });
    expect([await statusOf(medium?.url), await statusOf(medium?.poster)]).toEqual([200, 200]);
    const { data: page } = await ada.call('listProjects', {});
    expect(page).toMatchObject({ projects: [{ id: made.id, revision: 0 }], next: null });
    expect(await statusOf(page.projects[0]?.poster)).toBe(200);
  });

  it('tells of media of others as of those that never were', async () => {
    const [{ ids }, eve] = [await withClips(), await aMember()];
    const named = [`creation:${ids[0]}`, `creation:${randomUUID()}`, `upload:${randomUUID()}`];
    const made = await make(eve, withMedia(...named));
    expect(made.poster).toBeNull();
    const { data } = await eve.call('readProject', { id: made.id });
    expect([data.media, data.missing.toSorted()]).toEqual([{}, named.toSorted()]);
    const looked = await eve.call('projectMedia', { ids: named });
    expect(looked.data).toEqual({ media: {}, missing: named });
  });

  it('misses a clip while it is in the trash, and says before who uses it', async () => {
    const { ada, ids } = await withClips();
    const [used, unused] = [`creation:${ids[0]}`, `creation:${ids[1]}`];
    const { id, name } = await make(ada, withMedia(used));
    const { data } = await ada.call('projectsUsing', { ids: [used, unused] });
    expect(data).toEqual({ used: [{ id: used, projects: [{ id, name }] }] });
    await ada.call('changeLibrary', { ids: [ids[0] ?? ''], act: 'trash' });
    expect((await ada.call('readProject', { id })).data.missing).toEqual([used]);
    await ada.call('changeLibrary', { ids: [ids[0] ?? ''], act: 'restore' });
    expect((await ada.call('readProject', { id })).data.missing).toEqual([]);
  });

  it('is edited, named and copied', async () => {
    const ada = await aMember();
    const { id } = await make(ada);
    const saved = await ada.call('saveEdits', { id, base: 0, edits: [addClip(aVideoClip())] });
    expect([saved.code, saved.data]).toEqual([200, { revision: 1 }]);
    expect((await ada.call('renameProject', { id, name: ' A \n ship ' })).data).toEqual({ revision: 2 });
    const copy = await ada.call('duplicateProject', { id, name: 'A copy' });
    expect(copy.data).toMatchObject({ name: 'A copy', revision: 0, clips: 1 });
    const { data } = await ada.call('listProjects', { limit: 1 });
    expect(data.projects).toMatchObject([{ name: 'A copy' }]);
    const rest = await ada.call('listProjects', { limit: 1, cursor: data.next ?? '' });
    expect(rest.data).toMatchObject({ projects: [{ id, name: 'A ship' }], next: null });
  });

  it('answers whoever is late with what is kept', async () => {
    const ada = await aMember();
    const { id } = await make(ada);
    const names = Array.from({ length: 6 }, (_, place) => `Ship ${place}`);
    const answers = await Promise.all(
      names.map((name) => ada.call('saveEdits', { id, base: 0, edits: [rename('A boat', name)] })),
    );
    const winner = names[answers.findIndex(({ code }) => code === 200)];
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const late = answers.filter(({ code }) => code === 409);
    expect(late).toHaveLength(5);
    for (const { msg, data } of late) {
      expect(msg).toBe('revision-conflict');
      expect(data).toMatchObject({ theirs: { revision: 1, document: { name: winner } } });
    }
  });

  it('is thrown away and brought back', async () => {
    const ada = await aMember();
    const { id } = await make(ada);
    await ada.call('removeProject', { id });
    expect(await ada.call('readProject', { id })).toMatchObject({ code: 404, msg: 'unknown-project' });
    expect(await ada.call('duplicateProject', { id })).toMatchObject({ code: 404 });
    expect((await ada.call('listProjects', { shelf: 'trash' })).data.projects).toMatchObject([{ id }]);
    expect((await ada.call('listProjects', {})).data.projects).toEqual([]);
    await ada.call('restoreProject', { id });
    expect((await ada.call('readProject', { id })).code).toBe(200);
  });
});

describe('what cannot be kept', () => {
  it('is refused with what is wrong', async () => {
    const ada = await aMember();
    const document = { ...aDocument(), tracks: [{ ...aTrack(), gain: 'loud' }] } as unknown as ReturnType<
      typeof aDocument
    >; // What a program of somebody else may send.
    expect(await ada.call('createProject', { name: 'A boat', document })).toMatchObject({
      code: 422,
      msg: 'invalid-project',
      data: { problems: [{ problem: 'bad-number', id: 'v1' }] },
    });
    const tracks = Array.from({ length: 101 }, (_, place) => aTrack({ id: `v${place}` }));
    expect(await ada.call('createProject', { name: 'A boat', document: aDocument({ tracks }) })).toMatchObject({
      code: 410,
      msg: 'project-too-large',
    });
  });

  it('is refused before it is read, where it is too long', async () => {
    const ada = await aMember();
    const { id } = await make(ada);
    const post = (path: string, text: string) =>
      fetch(`${product.url}/api/kinora/projects${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token: ada.token },
        body: text,
      });
    const edits = [rename('A boat', 'A ship')];
    const padded = (bytes: number) => {
      const body = JSON.stringify({ base: 0, edits, padding: '' });
      return body.replace('"padding":""', `"padding":"${'x'.repeat(bytes - body.length)}"`);
    };
    expect((await post(`/${id}/edits`, padded(EDITS_BYTES_MAX + 1))).status).toBe(413);
    expect((await post(`/${id}/edits`, padded(EDITS_BYTES_MAX))).status).toBe(200);
    expect((await post('', `"${'x'.repeat(9 * 1024 * 1024)}"`)).status).toBe(413);
  });
});

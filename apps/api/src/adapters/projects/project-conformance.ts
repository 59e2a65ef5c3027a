import { randomUUID } from 'node:crypto';

import { PROJECTS_MAX } from '@kinora/contracts/projects';
import { beforeAll, describe, expect, it } from 'vitest';

import { versionOf } from '../../domain/projects/project-version.ts';
import type { NextVersion, ProjectRecord, Projects } from '../../domain/projects/projects.ts';
import { aDocument, aTrack, aVideoClip, rename } from '../../testing/projects/timelines.ts';

export interface ProjectsUnderTest {
  readonly projects: Projects;
  readonly newMember: () => Promise<string>;
}

type Get = () => ProjectsUnderTest;

const withClip = (mediaId: string, name = 'A boat') =>
  versionOf(aDocument({ name, tracks: [aTrack({ clips: [aVideoClip({ mediaId })] })] }));

async function added(projects: Projects, memberId: string, version = versionOf(aDocument())): Promise<ProjectRecord> {
  const made = await projects.create(memberId, version);
  if (!made.ok) throw new Error(made.failure);
  return made.value;
}

/** A version under another name. */
const next = (id: string, base: number, name: string): NextVersion => ({
  ...versionOf(aDocument({ name })),
  id,
  base,
  edits: [rename('A boat', name)],
});

const QUERY = { shelf: 'kept', limit: 10 } as const;

function keeping(get: Get): void {
  it('is kept as it was handed in, and belongs to its member alone', async () => {
    const { newMember, projects } = get();
    const [ada, eve] = [await newMember(), await newMember()];
    const version = withClip('creation:x');
    const record = await added(projects, ada, version);
    expect(record).toMatchObject({ name: 'A boat', poster: 'creation:x', clips: 1, ticks: 240_000, revision: 0 });
    expect(await projects.find(ada, record.id)).toEqual({ record, document: version.document });
    for (const [member, id] of [
      [eve, record.id],
      [ada, randomUUID()],
    ] as const) {
      expect(await projects.find(member, id)).toBeUndefined();
      expect(await projects.save(member, next(id, 0, 'Mine'))).toBe(false);
      expect([await projects.remove(member, id), await projects.restore(member, id)]).toEqual([false, false]);
      expect(await projects.editsOf(member, id, 1)).toBeUndefined();
    }
    expect(await projects.list(eve, QUERY)).toEqual({ projects: [], next: null });
  });

  it('grows by one with each version, and keeps what led there', async () => {
    const { newMember, projects } = get();
    const ada = await newMember();
    const { id, updatedAt } = await added(projects, ada);
    expect(await projects.save(ada, next(id, 0, 'A ship'))).toBe(true);
    const kept = await projects.find(ada, id);
    expect(kept?.record).toMatchObject({ name: 'A ship', revision: 1 });
    expect(kept?.record.updatedAt).toBeGreaterThanOrEqual(updatedAt);
    expect(kept?.document.name).toBe('A ship');
    expect(await projects.editsOf(ada, id, 1)).toEqual([rename('A boat', 'A ship')]);
    expect(await projects.editsOf(ada, id, 2)).toBeUndefined();
  });

  it('takes one of several versions of the same base', async () => {
    const { newMember, projects } = get();
    const ada = await newMember();
    const { id } = await added(projects, ada);
    const names = Array.from({ length: 8 }, (_, place) => `Ship ${place}`);
    const saved = await Promise.all(names.map((name) => projects.save(ada, next(id, 0, name))));
    expect(saved.filter(Boolean)).toHaveLength(1);
    const kept = await projects.find(ada, id);
    expect(kept?.record).toMatchObject({ revision: 1, name: names[saved.indexOf(true)] });
    expect(await projects.save(ada, next(id, 2, 'Too early'))).toBe(false);
  });

  it('is one of as many as a member may have', { timeout: 30_000 }, async () => {
    const { newMember, projects } = get();
    const ada = await newMember();
    for (let count = 0; count < PROJECTS_MAX; count += 1) await added(projects, ada);
    expect(await projects.create(ada, versionOf(aDocument()))).toEqual({ ok: false, failure: 'too-many-projects' });
    expect(await projects.create(await newMember(), versionOf(aDocument()))).toMatchObject({ ok: true });
  });
}

function listing(get: Get): void {
  it('tells the last changed first, page by page', async () => {
    const { newMember, projects } = get();
    const ada = await newMember();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await added(projects, ada)).id);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await projects.save(ada, next(ids[1] ?? '', 0, 'Changed'));
    const first = await projects.list(ada, { ...QUERY, limit: 3 });
    const rest = await projects.list(ada, { ...QUERY, limit: 3, cursor: first.next ?? '' });
    expect(first.projects[0]).toMatchObject({ id: ids[1], name: 'Changed' });
    expect(rest.next).toBeNull();
    const told = [...first.projects, ...rest.projects].map(({ id }) => id);
    expect(told.toSorted()).toEqual(ids.toSorted());
    expect((await projects.list(ada, { ...QUERY, cursor: 'of nobody' })).projects).toHaveLength(5);
  });

  it('has the trash by itself, in which nothing can be opened or changed', async () => {
    const { newMember, projects } = get();
    const ada = await newMember();
    const [gone, kept] = [await added(projects, ada, withClip('creation:y')), await added(projects, ada)];
    expect([await projects.remove(ada, gone.id), await projects.remove(ada, gone.id)]).toEqual([true, true]);
    expect((await projects.list(ada, QUERY)).projects.map(({ id }) => id)).toEqual([kept.id]);
    const [trashed] = (await projects.list(ada, { ...QUERY, shelf: 'trash' })).projects;
    expect(trashed).toMatchObject({ id: gone.id, trashedAt: expect.any(Number) });
    expect(await projects.find(ada, gone.id)).toBeUndefined();
    expect(await projects.save(ada, next(gone.id, 0, 'Late'))).toBe(false);
    expect(await projects.using(ada, ['creation:y'])).toEqual([]);
    expect(await projects.restore(ada, gone.id)).toBe(true);
    expect((await projects.find(ada, gone.id))?.record).toEqual(gone);
  });

  it('lets go what lies in the trash for long', async () => {
    const { newMember, projects } = get();
    const ada = await newMember();
    const [gone, kept] = [await added(projects, ada), await added(projects, ada)];
    await projects.remove(ada, gone.id);
    const [trashed] = (await projects.list(ada, { ...QUERY, shelf: 'trash' })).projects;
    const at = trashed?.trashedAt ?? 0;
    await projects.letGo(at);
    expect(await projects.restore(ada, gone.id)).toBe(true);
    await projects.remove(ada, gone.id);
    expect(await projects.letGo(Date.now() + 60_000)).toBeGreaterThanOrEqual(1);
    expect(await projects.restore(ada, gone.id)).toBe(false);
    expect(await projects.find(ada, kept.id)).toBeDefined();
  });
}

function using(get: Get): void {
  it('tells which projects name a medium now', async () => {
    const { newMember, projects } = get();
    const [ada, eve] = [await newMember(), await newMember()];
    const [boat, ark] = [
      await added(projects, ada, withClip('creation:1')),
      await added(projects, ada, withClip('creation:1', 'An ark')),
    ];
    await added(projects, eve, withClip('creation:1'));
    expect(await projects.using(ada, ['creation:1', 'creation:2'])).toEqual([
      {
        mediaId: 'creation:1',
        projects: [
          { id: boat.id, name: 'A boat' },
          { id: ark.id, name: 'An ark' },
        ],
      },
    ]);
    await projects.save(ada, { ...withClip('creation:2'), id: boat.id, base: 0, edits: [rename('a', 'b')] });
    expect(await projects.using(ada, ['creation:1', 'creation:2'])).toEqual([
      { mediaId: 'creation:1', projects: [{ id: ark.id, name: 'An ark' }] },
      { mediaId: 'creation:2', projects: [{ id: boat.id, name: 'A boat' }] },
    ]);
  });
}

/** The whole test of `Projects`: every adapter runs it. */
export function conformsToProjects(create: () => Promise<ProjectsUnderTest>): void {
  let under: ProjectsUnderTest;
  const get = () => under;
  beforeAll(async () => {
    under = await create();
  });
  describe('a project', () => {
    keeping(get);
  });
  describe('a list of projects', () => {
    listing(get);
  });
  describe('a medium', () => {
    using(get);
  });
}

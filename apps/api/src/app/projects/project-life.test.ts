import { randomUUID } from 'node:crypto';

import type { Result } from '@kinora/contracts';
import type { Edit } from '@kinora/contracts/timeline';
import { beforeEach, describe, expect, it } from 'vitest';

import { createMemoryProjects } from '../../adapters/projects/memory-projects.ts';
import type { Projects } from '../../domain/projects/projects.ts';
import { addClip, aDocument, anEdit, aTrack, aVideoClip, rename } from '../../testing/projects/timelines.ts';
import { createProject } from './create-project.ts';
import { duplicateProject } from './duplicate-project.ts';
import { renameProject } from './rename-project.ts';
import { saveEdits } from './save-edits.ts';

const memberId = randomUUID();
let projects: Projects;
beforeEach(() => {
  projects = createMemoryProjects(Date.now);
});

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

const make = async (document = aDocument()) =>
  valueOf(await createProject({ projects }, { memberId, name: 'A boat', document })).id;
const save = (id: string, base: number, ...edits: readonly Edit[]) =>
  saveEdits({ projects }, { memberId, id, base, edits });
const documentOf = async (id: string) => (await projects.find(memberId, id))?.document;

describe('a new project', () => {
  it('has the name it was given, in its document too', async () => {
    const id = await make(aDocument({ name: 'as it was called' }));
    expect(await projects.find(memberId, id)).toMatchObject({
      record: { name: 'A boat', revision: 0 },
      document: { name: 'A boat' },
    });
  });

  it.each([
    [{ tracks: Array.from({ length: 101 }, (_, place) => aTrack({ id: `v${place}` })) }],
    [
      {
        tracks: [
          aTrack({ clips: [aVideoClip({ takes: Array.from({ length: 5001 }, (_, at) => aTake(`creation:${at}`)) })] }),
        ],
      },
    ],
    [{ later: 'x'.repeat(9 * 1024 * 1024) }],
    [{ tracks: [aTrack({ clips: Array.from({ length: 20_001 }, (_, place) => aVideoClip({ id: `c${place}` })) })] }],
  ])('is refused where it is too large, as case %#', async (change) => {
    const document = { ...aDocument(), ...change };
    expect(await createProject({ projects }, { memberId, name: 'A boat', document })).toEqual({
      ok: false,
      failure: { reason: 'project-too-large' },
    });
  });

  it('is refused where nobody could read it', async () => {
    const document = { ...aDocument(), rate: { num: 24, den: 0 } };
    expect(await createProject({ projects }, { memberId, name: 'A boat', document })).toEqual({
      ok: false,
      failure: { reason: 'invalid-project', problems: [{ problem: 'bad-ratio', id: null }] },
    });
  });
});

const aTake = (mediaId: string) => ({ mediaId, sourceIn: 0, name: '' });

describe('saving', () => {
  it('follows on the revision it was edited on', async () => {
    const id = await make();
    expect(await save(id, 0, addClip(aVideoClip()), rename('A boat', 'A ship'))).toEqual({ ok: true, value: 1 });
    expect(await save(id, 1, rename('A ship', 'An ark'))).toEqual({ ok: true, value: 2 });
    expect(await documentOf(id)).toEqual(aDocument({ name: 'An ark', tracks: [aTrack({ clips: [aVideoClip()] })] }));
  });

  it('tells whoever is late what is kept now', async () => {
    const id = await make();
    await save(id, 0, rename('A boat', 'A ship'));
    const late = await save(id, 0, rename('A boat', 'An ark'));
    expect(late).toMatchObject({
      ok: false,
      failure: { reason: 'revision-conflict', theirs: { record: { revision: 1 }, document: { name: 'A ship' } } },
    });
    expect(await save(id, 5, rename('A boat', 'An ark'))).toMatchObject({ failure: { reason: 'revision-conflict' } });
  });

  it('is done once, however often it is sent', async () => {
    const id = await make();
    const edit = rename('A boat', 'A ship');
    const answers = [await save(id, 0, edit), await save(id, 0, edit)];
    await save(id, 1, rename('A ship', 'An ark'));
    answers.push(await save(id, 0, edit));
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ ok: true, value: 1 })));
    expect(await projects.find(memberId, id)).toMatchObject({ record: { revision: 2 }, document: { name: 'An ark' } });
  });

  it('succeeds for one of two who save at once', async () => {
    const id = await make();
    const answers = await Promise.all([save(id, 0, rename('A boat', 'B')), save(id, 0, rename('A boat', 'C'))]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ failure: { reason: 'revision-conflict' } });
  });

  it('succeeds for both where they sent the same', async () => {
    const id = await make();
    const answers = await Promise.all([save(id, 0, rename('A boat', 'B')), save(id, 0, rename('A boat', 'B'))]);
    expect(answers).toEqual([
      { ok: true, value: 1 },
      { ok: true, value: 1 },
    ]);
  });

  it('changes nothing where an edit does not fit, or makes no timeline', async () => {
    const id = await make();
    const fits = rename('A boat', 'A ship');
    const wrong = rename('A boat', 'An ark');
    const unreadable = anEdit({ table: 'clip', id: 'c1', before: null, after: { ...aVideoClip(), start: 0.5 } });
    expect(await save(id, 0, fits, wrong)).toEqual({
      ok: false,
      failure: { reason: 'invalid-project', problems: [{ problem: 'before-differs', id: 'project' }] },
    });
    expect(await save(id, 0, fits, unreadable)).toEqual({
      ok: false,
      failure: { reason: 'invalid-project', problems: [{ problem: 'not-integer', id: 'c1' }] },
    });
    expect(await projects.find(memberId, id)).toMatchObject({ record: { revision: 0 }, document: aDocument() });
  });

  it('knows no project of another, none in the trash, and none that goes meanwhile', async () => {
    const id = await make();
    const unknown = { ok: false, failure: { reason: 'unknown-project' } };
    const edits = [rename('A boat', 'B')];
    expect(await saveEdits({ projects }, { memberId: randomUUID(), id, base: 0, edits })).toEqual(unknown);
    const going: Projects = {
      ...projects,
      async save(member, next) {
        await projects.remove(member, next.id);
        return projects.save(member, next);
      },
    };
    expect(await saveEdits({ projects: going }, { memberId, id, base: 0, edits })).toEqual(unknown);
    expect(await save(id, 0, ...edits)).toEqual(unknown);
  });
});

describe('another name', () => {
  it('is an edit like any other, unless it is the same', async () => {
    const id = await make();
    const name = (to: string) => renameProject({ projects }, { memberId, id, name: to });
    expect([await name('A ship'), await name('A ship')]).toEqual([
      { ok: true, value: 1 },
      { ok: true, value: 1 },
    ]);
    expect(await projects.editsOf(memberId, id, 1)).toMatchObject([{ label: 'setProject' }]);
    expect(await renameProject({ projects }, { memberId: randomUUID(), id, name: 'Mine' })).toEqual({
      ok: false,
      failure: { reason: 'unknown-project' },
    });
  });
});

describe('a copy', () => {
  it('is a project of its own, with what is kept now and no history', async () => {
    const id = await make();
    await save(id, 0, addClip(aVideoClip()));
    const same = valueOf(await duplicateProject({ projects }, { memberId, id }));
    const other = valueOf(await duplicateProject({ projects }, { memberId, id, name: 'A copy' }));
    expect([same, other]).toMatchObject([
      { name: 'A boat', revision: 0, clips: 1 },
      { name: 'A copy', revision: 0, clips: 1 },
    ]);
    await save(id, 1, rename('A boat', 'A ship'));
    expect(await documentOf(same.id)).toMatchObject({ name: 'A boat' });
    expect(await duplicateProject({ projects }, { memberId: randomUUID(), id })).toEqual({
      ok: false,
      failure: { reason: 'unknown-project' },
    });
  });
});

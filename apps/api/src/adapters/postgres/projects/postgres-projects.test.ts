import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { versionOf } from '../../../domain/projects/project-version.ts';
import { aDocument, rename } from '../../../testing/projects/timelines.ts';
import { conformsToProjects } from '../../projects/project-conformance.ts';
import type { OpenDatabase } from '../database.ts';
import { purge } from '../purge.ts';
import { newMember } from '../testing/money/test-ledger.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createPostgresProjects } from './postgres-projects.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase({ poolSize: 10 });
});
afterAll(() => database.close());

conformsToProjects(async () => ({
  projects: createPostgresProjects(database.db),
  newMember: () => newMember(database),
}));

/** A project with so many revisions. */
async function aLongProject(revisions: number) {
  const projects = createPostgresProjects(database.db);
  const memberId = await newMember(database);
  const made = await projects.create(memberId, versionOf(aDocument({ name: 'Ship 0' })));
  if (!made.ok) throw new Error(made.failure);
  const { id } = made.value;
  for (let base = 0; base < revisions; base += 1) {
    const [before, after] = [`Ship ${base}`, `Ship ${base + 1}`];
    const edits = [rename(before, after)];
    await projects.save(memberId, { ...versionOf(aDocument({ name: after })), id, base, edits });
  }
  return id;
}

const revisionsIn = async (table: 'project_edit' | 'project_snapshot', id: string) => {
  const rows = await database.db.selectFrom(table).select('revision').where('project_id', '=', id).execute();
  return rows.map(({ revision }) => revision).toSorted((one, other) => one - other);
};

it(
  'keeps every hundredth revision whole, and the log thirty days behind one of them',
  { timeout: 30_000 },
  async () => {
    const { db } = database;
    const id = await aLongProject(205);
    expect(await revisionsIn('project_snapshot', id)).toEqual([100, 200]);
    await purge(db);
    expect(await revisionsIn('project_edit', id)).toHaveLength(205);
    const age = (table: 'project_edit' | 'project_snapshot', until: number) =>
      sql`update ${sql.table(table)} set created_at = now() - interval '31 days'
      where project_id = ${id} and revision <= ${until}`.execute(db);
    await age('project_edit', 150);
    await age('project_snapshot', 100);
    await purge(db);
    expect((await revisionsIn('project_edit', id))[0]).toBe(101);
    expect(await revisionsIn('project_snapshot', id)).toEqual([100, 200]);
    await age('project_edit', 205);
    await age('project_snapshot', 200);
    await purge(db);
    expect(await revisionsIn('project_edit', id)).toEqual([201, 202, 203, 204, 205]);
    expect(await revisionsIn('project_snapshot', id)).toEqual([200]);
  },
);

it('takes no project of a closed account', async () => {
  const memberId = await newMember(database);
  await database.db.updateTable('member').set({ deleted_at: new Date() }).where('id', '=', memberId).execute();
  const projects = createPostgresProjects(database.db);
  await expect(projects.create(memberId, versionOf(aDocument()))).rejects.toThrow('is gone');
});

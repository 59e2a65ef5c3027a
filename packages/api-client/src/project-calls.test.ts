import { describe, expect, it } from 'vitest';

import type { ApiClient } from './api-client.ts';
import {
  duplicateProject,
  exportProject,
  openProject,
  readMedia,
  readMediaUses,
  readProjects,
  removeProject,
  renameProject,
  restoreProject,
  saveEdits,
} from './project-calls.ts';
import { answeringClient } from './testing/answering-client.ts';

describe('calls of projects', () => {
  it('save edits on a revision and tell the next one', async () => {
    const { client, sent } = answeringClient({ revision: 4 });
    const edits = [{ label: 'closeGap', changes: [], selection: [] }] as const;
    expect(await saveEdits(client, { id: 'p1', base: 3, edits })).toEqual({ ok: true, value: 4 });
    expect(sent()).toMatchObject({ request: 'POST /api/kinora/projects/p1/edits', fields: { base: 3, edits } });
  });

  it('give a project another name, which is an edit', async () => {
    const { client, sent } = answeringClient({ revision: 4 });
    expect(await renameProject(client, { id: 'p1', name: 'A ship' })).toEqual({ ok: true, value: 4 });
    expect(sent()).toMatchObject({ request: 'POST /api/kinora/projects/p1/rename', fields: { name: 'A ship' } });
  });

  it('export a project under a key', async () => {
    const { client, sent } = answeringClient({ id: 'c1' });
    const request = { width: 1280, height: 720, rate: { num: 25, den: 1 }, range: { start: 0, end: 240_000 } };
    await exportProject(client, { ...request, id: 'p1', idempotencyKey: 'key-of-an-export' });
    expect(sent()).toMatchObject({ request: 'POST /api/kinora/projects/p1/export', fields: request });
  });

  it('ask which projects use a medium', async () => {
    const used = [{ id: 'creation:1', projects: [{ id: 'p1', name: 'A boat' }] }];
    const { client, sent } = answeringClient({ used });
    expect(await readMediaUses(client, ['creation:1'])).toEqual({ ok: true, value: used });
    expect(sent()).toMatchObject({ request: 'POST /api/kinora/projects/using', fields: { ids: ['creation:1'] } });
  });

  it.each([
    [openProject, 'GET /api/kinora/projects/p1'],
    [removeProject, 'DELETE /api/kinora/projects/p1'],
    [restoreProject, 'POST /api/kinora/projects/p1/restore'],
  ])('name a project', async (call, request) => {
    const { client, sent } = answeringClient(null);
    await call(client, 'p1');
    expect(sent().request).toBe(request);
  });

  it.each([
    [
      (client: ApiClient) => readProjects(client, { shelf: 'trash', cursor: 'c' }),
      { request: 'GET /api/kinora/projects', fields: { shelf: 'trash', cursor: 'c' } },
    ],
    [
      (client: ApiClient) => duplicateProject(client, { id: 'p1', name: 'A copy' }),
      { request: 'POST /api/kinora/projects/p1/duplicate', fields: { name: 'A copy' } },
    ],
    [
      (client: ApiClient) => readMedia(client, ['upload:1']),
      { request: 'POST /api/kinora/projects/media', fields: { ids: ['upload:1'] } },
    ],
  ])('list, copy and look media up', async (call, request) => {
    const { client, sent } = answeringClient({});
    await call(client);
    expect(sent()).toMatchObject(request);
  });
});

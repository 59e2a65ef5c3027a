import { randomUUID } from 'node:crypto';

import { someFacts } from '@kinora/timeline/fixtures';
import { expect, it } from 'vitest';

import { createMemoryProjects } from '../../adapters/projects/memory-projects.ts';
import type { OwnMedium } from '../../domain/projects/project-media.ts';
import { versionOf } from '../../domain/projects/project-version.ts';
import { aDocument, aTrack, aVideoClip } from '../../testing/projects/timelines.ts';
import { lookUpMedia, readProject } from './read-project.ts';

const [ada, eve] = [randomUUID(), randomUUID()];
const NOTHING = {
  master: null,
  keepsMark: false,
  bytes: 1,
  posterId: null,
  spriteId: null,
  proxyId: null,
  peaksId: null,
  isPreparing: false,
};
const own = (mediaId: string): OwnMedium => ({ ...NOTHING, mediaId, name: 'A', facts: someFacts(), fileId: 'f' });

/** Ada has one medium. */
const projectMedia = {
  find: async (memberId: string, ids: readonly string[]) =>
    memberId === ada ? ids.filter((id) => id === 'creation:1').map(own) : [],
};

it('looks every medium up as its member’s own, and each once', async () => {
  const ids = ['creation:1', 'creation:2', 'creation:1', 'creation:2'];
  expect(await lookUpMedia({ projectMedia }, ada, ids)).toEqual({
    media: [own('creation:1')],
    missing: ['creation:2'],
  });
  expect(await lookUpMedia({ projectMedia }, eve, ids)).toEqual({ media: [], missing: ['creation:1', 'creation:2'] });
});

it('opens a project of its member alone, with the media of its clips and takes', async () => {
  const projects = createMemoryProjects(Date.now);
  const takes = [{ mediaId: 'creation:2', sourceIn: 0, name: '' }];
  const clips = [aVideoClip({ mediaId: 'creation:1', takes })];
  const made = await projects.create(ada, versionOf(aDocument({ tracks: [aTrack({ clips })] })));
  const id = made.ok ? made.value.id : '';
  expect(await readProject({ projects, projectMedia }, ada, id)).toMatchObject({
    record: { id, revision: 0 },
    document: { name: 'A boat' },
    media: [{ mediaId: 'creation:1' }],
    missing: ['creation:2'],
  });
  expect(await readProject({ projects, projectMedia }, eve, id)).toBeUndefined();
});

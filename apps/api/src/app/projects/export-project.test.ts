import { randomUUID } from 'node:crypto';

import { ok } from '@kinora/contracts';
import { someFacts } from '@kinora/timeline/fixtures';
import { expect, it } from 'vitest';

import { createMemoryProjects } from '../../adapters/projects/memory-projects.ts';
import type { CreationRecord } from '../../domain/creations/creation.ts';
import type { ExportSubmission } from '../../domain/projects/exports.ts';
import type { OwnMedium } from '../../domain/projects/project-media.ts';
import { versionOf } from '../../domain/projects/project-version.ts';
import { proPlans } from '../../testing/money/plans.ts';
import { aDocument, aTrack, aVideoClip } from '../../testing/projects/timelines.ts';
import { exportProject, type ExportDeps } from './export-project.ts';

const [ada, eve] = [randomUUID(), randomUUID()];
const SECOND = 240_000;
const NOTHING = {
  master: null,
  bytes: 1,
  posterId: null,
  spriteId: null,
  proxyId: null,
  peaksId: null,
  isPreparing: false,
};
const own = (mediaId: string): OwnMedium => {
  const facts = someFacts({ duration: 2 * SECOND });
  return { ...NOTHING, mediaId, name: `name of ${mediaId}`, keepsMark: false, facts, fileId: 'f' };
};

/** Ada has what is called `mine`. */
const projectMedia = {
  find: async (memberId: string, ids: readonly string[]) =>
    memberId === ada ? ids.filter((id) => id.endsWith('mine')).map(own) : [],
};

async function setUp(changes: Partial<ExportDeps> = {}) {
  const projects = createMemoryProjects(Date.now);
  const submitted: ExportSubmission[] = [];
  const submit: ExportDeps['exports']['submit'] = async (submission) => {
    submitted.push(submission);
    // Only the use case is looked at.
    return ok({ id: 'c1' } as CreationRecord);
  };
  const deps: ExportDeps = {
    projects,
    projectMedia,
    exports: { submit },
    clipUploads: { clipsOf: async (_memberId, uploads) => uploads.map((id) => `clip of ${id}`) },
    plans: proPlans,
    storage: { hasRoom: () => Promise.resolve(true) },
    digest: (content) => JSON.stringify(content),
    now: Date.now,
    ...changes,
  };
  const clips = [
    aVideoClip({ id: 'a', mediaId: 'creation:mine' }),
    aVideoClip({ id: 'b', start: SECOND, mediaId: 'upload:mine' }),
    aVideoClip({ id: 'c', start: 5 * SECOND, mediaId: 'creation:theirs' }),
  ];
  const hidden = aTrack({
    id: 'v2',
    hidden: true,
    muted: true,
    clips: [aVideoClip({ id: 'd', mediaId: 'upload:gone' })],
  });
  const made = await projects.create(ada, versionOf(aDocument({ tracks: [aTrack({ clips }), hidden] })));
  const id = made.ok ? made.value.id : '';
  const request = { id, width: 1280, height: 720, rate: { num: 30_000, den: 1001 }, key: 'key', memberId: ada };
  return { deps, submitted, request };
}

it('freezes what is exported, with the facts of what is seen or heard in the asked part', async () => {
  const { deps, submitted, request } = await setUp();
  const range = { start: 0, end: 2 * SECOND };
  expect(await exportProject(deps, { ...request, range })).toMatchObject({ ok: true });
  expect(submitted).toMatchObject([
    {
      memberId: ada,
      total: 60,
      parents: ['mine', 'clip of mine'],
      most: 2,
      input: { prompt: 'A boat', resolution: '720p', seconds: 2 },
      work: { range, watermark: false, keepsMark: false, names: { 'upload:mine': 'name of upload:mine' } },
    },
  ]);
  expect(Object.keys(submitted[0]?.work.media ?? {})).toEqual(['creation:mine', 'upload:mine']);
});

it('names what is missing, and ends with the last clip', async () => {
  const { deps, request } = await setUp();
  expect(await exportProject(deps, { ...request, range: { start: 0, end: 100 * SECOND } })).toEqual({
    ok: false,
    failure: { reason: 'media-missing', missing: ['creation:theirs'] },
  });
  const after = { start: 6 * SECOND, end: 9 * SECOND };
  expect(await exportProject(deps, { ...request, range: after })).toMatchObject({
    failure: { reason: 'empty-project' },
  });
  expect(await exportProject(deps, { ...request, memberId: eve })).toMatchObject({
    failure: { reason: 'unknown-project' },
  });
});

it('refuses clips that reach beyond their medium, and waits for room', async () => {
  const short = {
    find: async () =>
      [own('creation:mine'), own('upload:mine')].map((one) => ({ ...one, facts: someFacts({ duration: 10 }) })),
  };
  const { deps, request } = await setUp({ projectMedia: short });
  const range = { start: 0, end: 2 * SECOND };
  expect(await exportProject(deps, { ...request, range })).toMatchObject({ failure: { reason: 'invalid-project' } });
  const full = await setUp({ storage: { hasRoom: () => Promise.resolve(false) } });
  expect(await exportProject(full.deps, { ...full.request, range })).toMatchObject({
    failure: { reason: 'unavailable' },
  });
});

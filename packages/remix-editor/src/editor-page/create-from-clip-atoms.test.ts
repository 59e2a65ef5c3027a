import { apiClientAtom } from '@kinora/api-client';
import { fakeApi } from '@kinora/testkit';
import { someFacts } from '@kinora/timeline/fixtures';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';

import { createFromClip } from './create-from-clip-atoms.ts';

const medium = {
  ...someFacts(),
  name: 'Calm sea',
  url: 'u',
  poster: null,
  sprite: null,
  proxy: null,
  peaks: null,
  isPreparing: false,
};
const card = {
  id: 'p-1',
  name: 'Calm sea',
  poster: null,
  revision: 0,
  updatedAt: 1,
  trashedAt: null,
  seconds: 10,
  clips: 1,
};
const media = { media: { 'creation:sea': medium }, missing: [] };

function begin(answers: Parameters<typeof fakeApi>[0]) {
  const store = createStore();
  const api = fakeApi(answers);
  store.set(apiClientAtom, api);
  const { fromClipAtom, createAtom } = createFromClip('sea');
  const show = () => store.sub(fromClipAtom, () => {});
  const made = () => store.get(fromClipAtom);
  const settled = () => vi.waitFor(() => expect(made().kind).not.toBe('creating'));
  return { api, show, made, settled, retry: () => store.set(createAtom) };
}

it('makes a project of the size and rate of the clip', async () => {
  const { api, show, made, settled } = begin({ projectMedia: { data: media }, createProject: { data: card } });
  show();
  expect(made()).toEqual({ kind: 'creating' });
  await settled();
  expect(made()).toEqual({ kind: 'created', projectId: 'p-1' });
  expect(api.calls.at(-1)).toMatchObject({
    name: 'createProject',
    input: { name: 'Calm sea', document: { width: 1280, height: 720, rate: { num: 24, den: 1 } } },
  });
});

it('makes one project, however often it is shown', async () => {
  const { api, show, settled } = begin({ projectMedia: { data: media }, createProject: { data: card } });
  show()();
  show();
  await settled();
  show();
  expect(api.calls.map(({ name }) => name)).toEqual(['projectMedia', 'createProject']);
});

it('makes it at another try', async () => {
  let isDown = true;
  const { show, made, settled, retry } = begin({
    projectMedia: () => (isDown ? { offline: true } : { data: media }),
    createProject: { data: card },
  });
  show();
  await settled();
  isDown = false;
  const again = retry();
  expect(made().kind).toBe('creating');
  await again;
  expect(made().kind).toBe('created');
});

it.each([
  ['gone', { projectMedia: { data: { media: {}, missing: ['creation:sea'] } } }],
  ['unreachable', {}],
  ['unreachable', { projectMedia: { data: media } }],
  ['too-many-projects', { projectMedia: { data: media }, createProject: { refuse: 'too-many-projects' } }],
] as const)('says why it cannot: %s', async (failure, answers) => {
  const { show, made, settled } = begin(answers);
  show();
  await settled();
  expect(made()).toEqual({ kind: 'failed', failure });
});

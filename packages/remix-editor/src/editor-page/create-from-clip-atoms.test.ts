import { apiClientAtom } from '@kinora/api-client';
import { fakeApi } from '@kinora/testkit';
import { someFacts } from '@kinora/timeline/fixtures';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { createFromClipAtom } from './create-from-clip-atoms.ts';

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
  return { api, begun: store.set(createFromClipAtom, 'sea') };
}

it('makes a project of the size and rate of the clip', async () => {
  const { api, begun } = begin({ projectMedia: { data: media }, createProject: { data: card } });
  expect(await begun).toEqual({ ok: true, value: 'p-1' });
  expect(api.calls.at(-1)).toMatchObject({
    name: 'createProject',
    input: { name: 'Calm sea', document: { width: 1280, height: 720, rate: { num: 24, den: 1 } } },
  });
});

it.each([
  ['gone', { projectMedia: { data: { media: {}, missing: ['creation:sea'] } } }],
  ['unreachable', {}],
  ['unreachable', { projectMedia: { data: media } }],
  ['too-many-projects', { projectMedia: { data: media }, createProject: { refuse: 'too-many-projects' } }],
] as const)('says why it cannot: %s', async (failure, answers) => {
  expect(await begin(answers).begun).toEqual({ ok: false, failure });
});

import { expect, it } from 'vitest';

import type { SharedRecord } from '../../domain/sharing/shares.ts';
import { sharedClipOf, shareLinkOf } from './present-share.ts';

const share = { id: 'link', allowRemix: true, createdAt: 5 };
const result = {
  videoId: 'v',
  posterId: 'p',
  renditions: {},
  master: null,
  width: 640,
  height: 360,
  seconds: 5,
  bytes: 9,
};
const input = {
  prompt: 'a fox',
  first: 'one',
  last: 'two',
  references: ['three'],
  video: 'four',
  seed: 7,
  constructor: 'x',
  laterField: 'secret',
};
const aShared = (change: object = {}): SharedRecord => {
  const record = { id: 'secret', model: 'local', mode: 'image', input, result, ...change };
  // As much of a creation as is looked at.
  return { share, by: '', record: record as Partial<SharedRecord['record']> as SharedRecord['record'] };
};

it('hands out what was asked for, and none of the files', () => {
  expect(sharedClipOf(aShared())?.settings).toEqual({ prompt: 'a fox', seed: 7 });
  expect(JSON.stringify(sharedClipOf(aShared()))).not.toContain('secret');
});

it('keeps what its maker keeps, and shows no clip that is not there', () => {
  expect(sharedClipOf({ ...aShared(), share: { ...share, allowRemix: false } })?.settings).toBeNull();
  expect(sharedClipOf(aShared({ result: null }))).toBeUndefined();
});

it('names the whole address of a link', () => {
  expect(shareLinkOf(share, 'https://kinora.example').url).toBe('https://kinora.example/v/link/');
});

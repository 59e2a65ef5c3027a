import { expect, it } from 'vitest';

import { LARGEST_VIDEO, readVideo } from './read-video.ts';

const MP4 = '\0\0\0\u0018ftypmp42';
const measured = (seconds: number) => () => Promise.resolve({ width: 640, height: 360, seconds });
const aFile = (content: BlobPart[] = [MP4], name = 'walk.mp4') => new File(content, name);

it('takes a video, with its size, its length and an id of its own', async () => {
  const [one, other] = [await readVideo(aFile(), measured(12)), await readVideo(aFile(), measured(12))];
  expect(one).toMatchObject({ ok: true, value: { name: 'walk.mp4', measures: { width: 640, seconds: 12 } } });
  expect(one.ok && other.ok && one.value.id !== other.value.id).toBe(true);
});

it('takes one that only the server can read', async () => {
  expect(await readVideo(aFile(), () => Promise.reject(new Error('no')))).toMatchObject({
    ok: true,
    value: { measures: null },
  });
});

it.each([
  [aFile(['hello']), 12, { reason: 'not-a-video' }],
  [aFile(['\u0089PNG']), 12, { reason: 'not-a-video' }],
  [aFile([Uint8Array.of(0x89, 0x50, 0x4e, 0x47)], 'deer.png'), 12, { reason: 'is-a-picture', name: 'deer.png' }],
  [aFile(['RIFF\0\0\0\0AVI ']), 12, { reason: 'other-format', format: 'AVI' }],
  [aFile(), 75, { reason: 'too-long', seconds: 75 }],
  [aFile(), 0.2, { reason: 'too-short' }],
])('refuses %o of %d s: %o', async (file, seconds, refusal) => {
  expect(await readVideo(file, measured(seconds))).toMatchObject({ ok: false, failure: refusal });
});

it('takes a minute that a camera ended a little late', async () => {
  expect(await readVideo(aFile(), measured(60.05))).toMatchObject({ ok: true });
});

it('refuses what is too large, before it is played', async () => {
  const large = aFile();
  Object.defineProperty(large, 'size', { value: LARGEST_VIDEO * 1_048_576 + 1 });
  expect(await readVideo(large, () => Promise.reject(new Error('not asked')))).toMatchObject({
    failure: { reason: 'too-large', name: 'walk.mp4' },
  });
});

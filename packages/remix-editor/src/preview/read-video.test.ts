import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { readVideo } from './read-video.ts';

beforeEach(() => {
  vi.stubGlobal('location', { href: 'http://127.0.0.1/editor/' });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 410 })));
});
afterEach(() => vi.unstubAllGlobals());

it('says that an address has expired, and ends', async () => {
  const onFail = vi.fn<() => void>();
  const source = readVideo('/media/fox.mp4', { keepsFrames: false, onFail });
  await expect(source.read(0).next()).rejects.toThrow('410');
  expect(onFail).toHaveBeenCalledOnce();
  source.close();
});

it('says nothing of what was closed meanwhile', async () => {
  const onFail = vi.fn<() => void>();
  const source = readVideo('/media/fox.mp4', { keepsFrames: true, onFail });
  const read = source.read(0).next();
  source.close();
  await expect(
    read.then(
      () => 'read',
      () => 'rejected',
    ),
  ).resolves.toBe('rejected');
  expect(onFail).not.toHaveBeenCalled();
});

import { expect, it, vi } from 'vitest';

import { createLoadedPictures } from './loaded-pictures.ts';

const settle = () => new Promise((done) => setTimeout(done));

function pictures() {
  const load = vi.fn<(url: string) => Promise<string>>((url) =>
    url === 'bad' ? Promise.reject(new Error('403')) : Promise.resolve(`picture of ${url}`),
  );
  const onLoad = vi.fn<() => void>();
  const onFail = vi.fn<(url: string, error: unknown) => void>();
  return { load, onLoad, onFail, kept: createLoadedPictures({ load, most: 2, onLoad, onFail }) };
}

it('loads once and says when it is there', async () => {
  const { kept, load, onLoad } = pictures();
  expect([kept.get('a'), kept.get('a')]).toEqual([null, null]);
  await settle();
  expect(kept.get('a')).toBe('picture of a');
  expect([load.mock.calls.length, onLoad.mock.calls.length]).toEqual([1, 1]);
});

it('lets go of what was not used for longest', async () => {
  const { kept, load } = pictures();
  for (const url of ['a', 'b', 'a', 'c']) kept.get(url);
  await settle();
  expect([kept.get('a'), kept.get('c')]).toEqual(['picture of a', 'picture of c']);
  expect(kept.get('b')).toBeNull();
  expect(load.mock.calls.map(([url]) => url)).toEqual(['a', 'b', 'c', 'b']);
});

it('tries nothing again that failed', async () => {
  const { kept, load, onFail } = pictures();
  kept.get('bad');
  await settle();
  kept.get('bad');
  await settle();
  expect([load.mock.calls.length, onFail.mock.calls.length]).toEqual([1, 1]);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { loadPicture } from './load-picture.ts';

const asked: unknown[] = [];
const closed: string[] = [];

/** A picture whose size its file names, and how it is decoded and made smaller. */
function stub({ failing = false } = {}) {
  vi.stubGlobal('createImageBitmap', async (source: Blob | { width: number }, options: Record<string, unknown>) => {
    asked.push(options);
    if (failing) throw new Error('no picture');
    if (!(source instanceof Blob)) return { width: options['resizeWidth'], height: options['resizeHeight'] };
    const [width, height] = (await source.text()).split('x').map(Number);
    return { width, height, close: () => closed.push(`${width}`) };
  });
}

const file = (id: string, size: string) => ({ kind: 'file', id, file: new Blob([size]) }) as const;

beforeEach(() => {
  asked.length = 0;
  stub();
});
afterEach(() => vi.unstubAllGlobals());

it('decodes a file upright, once', async () => {
  const first = await loadPicture(file('a', '640x480'));
  expect(await loadPicture(file('a', '640x480'))).toBe(first);
  expect([first.width, asked]).toEqual([640, [{ imageOrientation: 'from-image' }]]);
});

it('brings a long side down to 1600 and lets the large one go', async () => {
  expect(await loadPicture(file('b', '6400x400'))).toEqual({ width: 1600, height: 100 });
  expect(closed).toContain('6400');
});

it('decodes again what failed, and what was not asked for longest', async () => {
  stub({ failing: true });
  await expect(loadPicture(file('c', '10x10'))).rejects.toThrow('no picture');
  stub();
  const again = await loadPicture(file('c', '10x10'));
  expect(again.width).toBe(10);
  for (const id of ['d', 'e', 'f', 'g', 'h', 'i', 'j']) await loadPicture(file(id, '10x10'));
  expect(await loadPicture(file('c', '10x10'))).not.toBe(again);
});

it('says when there is no sample of a name', async () => {
  await expect(loadPicture({ kind: 'sample', name: 'nobody' })).rejects.toThrow('nobody');
});

it('loads a sample of ours once, and again when it did not come', async () => {
  const urls: string[] = [];
  let isAway = true;
  vi.stubGlobal('fetch', (url: string) => {
    urls.push(url);
    return Promise.resolve(new Response('8x8', { status: isAway ? 503 : 200 }));
  });
  await expect(loadPicture({ kind: 'sample', name: 'woman' })).rejects.toThrow('the file answered');
  isAway = false;
  const woman = await loadPicture({ kind: 'sample', name: 'woman' });
  expect(await loadPicture({ kind: 'sample', name: 'woman' })).toBe(woman);
  expect(urls).toHaveLength(2);
});

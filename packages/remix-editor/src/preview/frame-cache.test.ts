import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import { aClip } from '@kinora/timeline/fixtures';
import { describe, expect, it } from 'vitest';

import { aFrameSource, FAKE_FPS, settle } from '../testing/a-frame-source.ts';
import { aMedium } from '../testing/a-preview.ts';
import { createFrameCache, type PictureRequest } from './frame-cache.ts';
import { createFrameReader } from './frame-reader.ts';

const PROXY = 2;
const FULL = 3;
const TILE = 4;
const clip = aClip({ mediaId: 'fox' });
const frozen = aClip({ id: 'frozen', kind: 'image', mediaId: 'fox' });
const medium = aMedium({ url: '/full', proxy: '/proxy', sprite: '/sprite', duration: 10 * TICKS_PER_SECOND });
const frame = (number: number) => (number / FAKE_FPS) * TICKS_PER_SECOND;

function aCache({ media = { fox: medium }, gone = [] as readonly string[] } = {}) {
  const seen = { opened: [] as string[], closed: 0, changes: 0, stale: [] as string[] };
  const open = (url: string, onFail: () => void) => {
    seen.opened.push(url);
    return aFrameSource({
      height: url.startsWith('/proxy') ? PROXY : FULL,
      onFail: gone.includes(url) ? onFail : undefined,
      onClose: () => (seen.closed += 1),
    });
  };
  const cache = createFrameCache({
    openVideo: (url, { onFail }) => open(url, onFail),
    seekVideo: (url, onFail) => createFrameReader(open(url, onFail)),
    loadPicture: (url) =>
      gone.includes(url) ? Promise.reject(new Error('403')) : Promise.resolve({ width: 7, height: 7 }),
    loadTiles: () => Promise.resolve(Array.from({ length: 12 }, (_, width) => ({ width, height: TILE }))),
    changed: () => (seen.changes += 1),
    onStale: (mediaId) => seen.stale.push(mediaId),
  });
  cache.learn(media);
  const at = (number: number, change: Partial<PictureRequest> = {}) => {
    const request = { clip, sourceTime: frame(number), rate: 0, isResting: false, ...change };
    const { isExact, isOffline, picture } = cache.pictureOf(request);
    return { picture: picture && [picture.width, picture.height], isExact, isOffline };
  };
  return { cache, seen, at };
}

describe('a clip at rest', () => {
  it('is a tile at first, then the frame of the proxy, and the full one when the pointer rests', async () => {
    const { at } = aCache();
    expect(at(100).picture).toBeNull();
    await Promise.resolve();
    await Promise.resolve();
    expect(at(100)).toEqual({ picture: [4, TILE], isExact: false, isOffline: false });
    await settle();
    expect(at(100)).toEqual({ picture: [100, PROXY], isExact: false, isOffline: false });
    at(100, { isResting: true });
    await settle();
    expect(at(100, { isResting: true })).toEqual({ picture: [100, FULL], isExact: true, isOffline: false });
  });

  it('opens the full clip only when nothing moves', async () => {
    const { at, seen } = aCache();
    for (let number = 0; number < 30; number += 1) {
      at(number);
      await settle();
    }
    expect(seen.opened).toEqual(['/proxy']);
  });

  it('reads what is wished for last, and skips what came between', async () => {
    const { at, seen } = aCache();
    for (const number of [10, 60, 110, 160]) at(number);
    await settle();
    expect(at(160).picture).toEqual([160, PROXY]);
    expect(at(60).picture?.[1]).toBe(TILE);
    expect(seen.changes).toBeLessThanOrEqual(4);
  });

  it('asks again for nothing that is there', async () => {
    const { at, seen } = aCache();
    at(100, { isResting: true });
    await settle();
    const { changes } = seen;
    at(100, { isResting: true });
    at(100, { isResting: true, sourceTime: frame(100) + 900 });
    await settle();
    expect(seen.changes).toBe(changes);
  });

  it('is read from the clip itself where there is no proxy', async () => {
    const { at } = aCache({ media: { fox: { ...medium, proxy: null, sprite: null } } });
    at(5);
    await settle();
    expect(at(5)).toEqual({ picture: [5, FULL], isExact: true, isOffline: false });
    expect(at(200).picture).toEqual([5, FULL]);
  });
});

describe('a clip that plays', () => {
  it('is read ahead from the proxy', async () => {
    const { at, seen } = aCache();
    at(0, { rate: 1 });
    await settle();
    expect([1, 2, 3].map((number) => at(number, { rate: 1 }).picture)).toEqual([
      [1, PROXY],
      [2, PROXY],
      [3, PROXY],
    ]);
    expect(seen.opened).toEqual(['/proxy']);
  });

  it('goes back, too', async () => {
    const { at } = aCache();
    at(50, { rate: -1 });
    await settle();
    expect([50, 49, 48].map((number) => at(number, { rate: -1 }).picture?.[0])).toEqual([50, 49, 48]);
    at(50, { rate: -1, clip: { ...clip, reversed: true } });
    await settle();
    expect(at(51, { rate: -1, clip: { ...clip, reversed: true } }).picture?.[0]).toBe(51);
  });

  it('is ready at its cut when it was opened before', async () => {
    const { at, cache } = aCache();
    cache.prepare([{ clip, sourceTime: frame(25) }], 1);
    await settle();
    expect(at(25, { rate: 1 }).picture).toEqual([25, PROXY]);
  });

  it('is closed when it is not kept', async () => {
    const { at, seen, cache } = aCache();
    at(0, { rate: 1 });
    cache.keep(new Set(['clip']));
    expect(seen.closed).toBe(0);
    cache.keep(new Set());
    expect(seen.closed).toBe(1);
    at(0);
    cache.close();
    expect(seen.closed).toBe(2);
  });

  it('stands where its frame is frozen', async () => {
    const { at } = aCache();
    at(30, { clip: frozen, rate: 1 });
    await settle();
    expect(at(30, { clip: frozen, rate: 1 })).toEqual({ picture: [30, FULL], isExact: true, isOffline: false });
  });
});

describe('a medium', () => {
  it('that is a picture is loaded once', async () => {
    const picture = aMedium({ kind: 'image', url: '/picture' });
    const { at } = aCache({ media: { fox: picture } });
    expect(at(0, { clip: frozen })).toEqual({ picture: null, isExact: false, isOffline: false });
    await settle();
    expect(at(0, { clip: frozen })).toEqual({ picture: [7, 7], isExact: true, isOffline: false });
  });

  it('that nobody knows is offline', () => {
    expect(aCache({ media: {} as never }).at(0)).toEqual({ picture: null, isExact: true, isOffline: true });
  });

  it('whose proxy is broken is read from its file, at rest and while it plays', async () => {
    const { at, seen } = aCache({ gone: ['/proxy'] });
    at(3);
    await settle();
    at(3);
    await settle();
    expect(at(3)).toEqual({ picture: [3, FULL], isExact: true, isOffline: false });
    at(4, { rate: 1 });
    await settle();
    expect(at(4, { rate: 1 })).toMatchObject({ picture: [4, FULL], isOffline: false });
    expect(seen.opened.filter((url) => url === '/proxy')).toHaveLength(1);
    expect(seen.stale).toEqual([]);
  });

  it('whose file is gone is shown by its proxy, and asked for', async () => {
    const { at, seen } = aCache({ gone: ['/full'] });
    const rest = { isResting: true };
    at(3, rest);
    await settle();
    at(3, rest);
    await settle();
    expect(at(3, rest)).toEqual({ picture: [3, PROXY], isExact: true, isOffline: false });
    expect(seen.stale).toEqual(['fox']);
  });

  it('is tried again under another address of its proxy', async () => {
    const { at, cache } = aCache({ gone: ['/proxy'] });
    at(3);
    await settle();
    cache.learn({ fox: { ...medium, proxy: '/proxy?later' } });
    at(5, { rate: 1 });
    await settle();
    expect(at(5, { rate: 1 }).picture).toEqual([5, PROXY]);
  });

  it.each([
    ['video', { ...medium, proxy: null }, ['/full']],
    ['video with a proxy', medium, ['/full', '/proxy']],
    ['image', aMedium({ kind: 'image', url: '/full' }), ['/full']],
  ] as const)(
    'whose address has expired (%s) is asked for once, and comes back with another',
    async (_, known, gone) => {
      const { at, seen, cache } = aCache({ media: { fox: known }, gone });
      const rest = { clip: known.kind === 'image' ? frozen : clip, isResting: true };
      at(3, rest);
      await settle();
      at(3, rest);
      await settle();
      expect(at(3, rest).isOffline).toBe(true);
      at(9, rest);
      await settle();
      expect(seen.stale).toEqual(['fox']);
      cache.learn({ fox: { ...known, url: '/full?later' } });
      at(3, rest);
      await settle();
      expect(at(3, rest)).toMatchObject({ isExact: true, isOffline: false });
    },
  );
});

it('tells nobody of an address that is not the present one', async () => {
  const { at, seen, cache } = aCache({ gone: ['/full'] });
  at(3, { isResting: true });
  cache.learn({ fox: { ...medium, url: '/full?later' } });
  await settle();
  expect(seen.stale).toEqual([]);
});

import type { Peaks } from '@kinora/footage/sound';
import { expect, it, vi } from 'vitest';

import type { EditorMedium } from '../../state/media-atoms.ts';
import { openPictures } from './open-pictures.ts';

const FOX: EditorMedium = {
  kind: 'video',
  duration: 240_000,
  width: 1280,
  height: 720,
  rate: { num: 24, den: 1 },
  hasSound: true,
  name: 'fox',
  url: '/fox.mp4',
  poster: null,
  sprite: '/fox.webp?until=1',
  proxy: null,
  peaks: '/fox.kpk',
};
const PEAKS: Peaks = { sampleRate: 48_000, channels: 1, length: 1, samplesPerPair: 256, levels: [new Int8Array(2)] };

function aSource(medium: EditorMedium | undefined = FOX) {
  let now = medium;
  // Only its size is read.
  const image = { width: 640, height: 270 } as ImageBitmap;
  const loadImage = vi.fn<(url: string) => Promise<ImageBitmap | null>>(() => Promise.resolve(image));
  const loadPeaks = vi.fn<(url: string) => Promise<Peaks | null>>(() => Promise.resolve(PEAKS));
  const onLoad = vi.fn<() => void>();
  const pictures = openPictures({ medium: () => now, loadImage, loadPeaks, onLoad });
  const renew = (sprite: string) => {
    now = { ...FOX, sprite };
  };
  return { pictures, loadImage, loadPeaks, onLoad, renew };
}

it('loads a sprite once and cuts it into twelve tiles', async () => {
  const { pictures, loadImage, onLoad } = aSource();
  expect(pictures.film('creation:fox')).toBeNull();
  expect(pictures.film('creation:fox')).toBeNull();
  await vi.waitFor(() => expect(onLoad).toHaveBeenCalledOnce());
  expect(pictures.film('creation:fox')).toMatchObject({ tileWidth: 160, tileHeight: 90 });
  expect(pictures.loaded()).toBe(1);
  expect(loadImage).toHaveBeenCalledExactlyOnceWith('/fox.webp?until=1');
});

it('keeps what it has when the address is signed again', async () => {
  const { pictures, loadImage, onLoad, renew } = aSource();
  pictures.film('creation:fox');
  await vi.waitFor(() => expect(onLoad).toHaveBeenCalledOnce());
  renew('/fox.webp?until=2');
  expect(pictures.film('creation:fox')).not.toBeNull();
  expect(loadImage).toHaveBeenCalledOnce();
});

it('loads peaks, and never asks again for a file that is none', async () => {
  const { pictures, loadPeaks, onLoad } = aSource();
  pictures.peaks('creation:fox');
  await vi.waitFor(() => expect(onLoad).toHaveBeenCalledOnce());
  expect(pictures.peaks('creation:fox')).toBe(PEAKS);
  loadPeaks.mockResolvedValue(null);
  const other = openPictures({ medium: () => FOX, loadImage: () => Promise.resolve(null), loadPeaks, onLoad });
  other.peaks('creation:fox');
  await Promise.resolve();
  expect(other.peaks('creation:fox')).toBeNull();
  expect(loadPeaks).toHaveBeenCalledTimes(2);
});

it('has nothing of a medium that is missing, and is silent once closed', async () => {
  const { pictures, onLoad } = aSource();
  pictures.film('creation:fox');
  pictures.close();
  await Promise.resolve();
  await Promise.resolve();
  expect(onLoad).not.toHaveBeenCalled();
  const { pictures: none, loadImage } = aSource({ ...FOX, sprite: null });
  expect(none.film('creation:fox')).toBeNull();
  expect(loadImage).not.toHaveBeenCalled();
});

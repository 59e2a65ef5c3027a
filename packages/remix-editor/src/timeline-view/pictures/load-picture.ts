import { loadBytes } from '@kinora/browser';
import { decodePeaks, type Peaks } from '@kinora/media-core';

/** A picture that is ready to be painted; null where it can't be shown. */
export async function loadImage(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => image,
    () => null,
  );
}

export async function loadPeaks(url: string): Promise<Peaks | null> {
  const bytes = await loadBytes(url);
  return bytes && decodePeaks(bytes);
}

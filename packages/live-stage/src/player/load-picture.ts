import { loadFile } from '@kinora/api-client';

import type { PictureSource } from './preview-scene.ts';
import { SAMPLE_URLS } from './sample-urls.gen.ts';

/** Longer sides are brought down to this: more than any preview shows. */
const LONGEST_SIDE = 1600;
/** Decoded pictures that are kept: as many references as any model takes, or two of an effect and those before. */
const KEPT = 7;

const files = new Map<string, Promise<ImageBitmap>>();
const samples = new Map<string, Promise<ImageBitmap>>();

/** The file upright, as its camera held it, and no larger than needed. */
async function decode(file: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = LONGEST_SIDE / Math.max(whole.width, whole.height);
  if (scale >= 1) return whole;
  const [resizeWidth, resizeHeight] = [whole.width, whole.height].map((side) => Math.max(1, Math.round(side * scale)));
  const small = await createImageBitmap(whole, {
    resizeWidth,
    resizeHeight,
    resizeQuality: 'high',
  } as ImageBitmapOptions);
  whole.close();
  return small;
}

async function loadSample(name: string): Promise<ImageBitmap> {
  const url = SAMPLE_URLS[name];
  if (url === undefined) throw new Error(`There is no sample ${name}.`);
  return createImageBitmap(await loadFile(url));
}

interface Kept {
  readonly kept: Map<string, Promise<ImageBitmap>>;
  readonly name: string;
  readonly most: number;
}

/** Made once as long as it is kept; one that failed is tried again. */
function once({ kept, name, most }: Kept, make: () => Promise<ImageBitmap>): Promise<ImageBitmap> {
  const picture = kept.get(name) ?? make();
  // At its end again: what was not asked for longest goes first.
  kept.delete(name);
  kept.set(name, picture);
  picture.catch(() => kept.delete(name));
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return picture;
}

/** A picture for an effect; the same object for the same source, since what an engine prepares hangs on it. */
export function loadPicture(source: PictureSource): Promise<ImageBitmap> {
  if (source.kind === 'file') return once({ kept: files, name: source.id, most: KEPT }, () => decode(source.file));
  return once({ kept: samples, name: source.name, most: 12 }, () => loadSample(source.name));
}

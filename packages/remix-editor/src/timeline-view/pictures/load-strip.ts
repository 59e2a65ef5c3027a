import { CLIP_GAP, ROW_HEIGHTS } from '../../geometry/rows.ts';

/** Three rows of tiles, each as high as a clip of a video. */
const STRIP_HEIGHT = 3 * (ROW_HEIGHTS.video - 2 * CLIP_GAP);

/** Decoded, and as high as rows show it: what is painted again and again need not be scaled each time. */
async function readImage(url: string): Promise<ImageBitmap> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const tall = Math.min(image.naturalHeight, Math.ceil(STRIP_HEIGHT * Math.min(2, devicePixelRatio)));
  const resizeWidth = Math.ceil((image.naturalWidth * tall) / image.naturalHeight);
  return createImageBitmap(image, { resizeWidth, resizeHeight: tall, resizeQuality: 'medium' });
}

/** A strip of pictures that is ready to be painted; null where it can't be shown. */
export function loadImage(url: string): Promise<ImageBitmap | null> {
  return readImage(url).then(
    (image) => image,
    () => null,
  );
}

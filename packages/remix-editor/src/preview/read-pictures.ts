import { loadFile } from '@kinora/api-client';

import { tileBoxes } from './sprite-tiles.ts';

/** A picture upright, as its camera held it. */
export async function loadPicture(url: string): Promise<ImageBitmap> {
  return createImageBitmap(await loadFile(url), { imageOrientation: 'from-image' });
}

/** The twelve tiles of a sprite. */
export async function loadTiles(url: string): Promise<readonly ImageBitmap[]> {
  const sprite = await createImageBitmap(await loadFile(url));
  const boxes = tileBoxes(sprite);
  const tiles = await Promise.all(
    boxes.map(({ height, width, x, y }) => createImageBitmap(sprite, x, y, width, height)),
  );
  sprite.close();
  return tiles;
}

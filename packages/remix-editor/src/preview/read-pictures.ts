import { tileBoxes } from './sprite-tiles.ts';

async function loadBlob(url: string): Promise<Blob> {
  const response = await fetch(new URL(url, location.href));
  if (!response.ok) throw new Error(`The file answered ${response.status}.`);
  return response.blob();
}

/** A picture upright, as its camera held it. */
export async function loadPicture(url: string): Promise<ImageBitmap> {
  return createImageBitmap(await loadBlob(url), { imageOrientation: 'from-image' });
}

/** The twelve tiles of a sprite. */
export async function loadTiles(url: string): Promise<readonly ImageBitmap[]> {
  const sprite = await createImageBitmap(await loadBlob(url));
  const boxes = tileBoxes(sprite);
  const tiles = await Promise.all(
    boxes.map(({ height, width, x, y }) => createImageBitmap(sprite, x, y, width, height)),
  );
  sprite.close();
  return tiles;
}

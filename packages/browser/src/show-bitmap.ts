/** Hands a picture over to a canvas, which takes its size. The bitmap can't be used for anything else afterwards. */
export function giveBitmap(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
}

/**
 * Shows a picture on a canvas and keeps it for other places. The canvas takes a copy instead of being painted on: where
 * a browser has no GPU, each canvas that is painted on looks for one first, for 4 to 15 ms of the page's own thread.
 */
export async function showBitmap(canvas: HTMLCanvasElement, picture: ImageBitmap): Promise<void> {
  giveBitmap(canvas, await createImageBitmap(picture));
}

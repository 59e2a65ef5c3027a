import type { Film, FilmSize } from './preview-film.ts';

/** Twice the width of the picture in a list. */
const WIDTH = 296;

/** The same film small, in the shape it has; one whose size was asked for stays as it is. */
export function sketchSize({ width, height, keepsSize = false }: FilmSize & Pick<Film, 'keepsSize'>): FilmSize {
  const scale = keepsSize ? 1 : WIDTH / width;
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Draws one frame of a film small, in a worker; its watermark would be a smudge. */
export async function drawSketch(film: Film, frame: number): Promise<ImageBitmap> {
  const paint = await film.load();
  const { width, height } = sketchSize(film);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d context');
  paint({ width, height, isPlain: true }).drawFrame(context, frame);
  return canvas.transferToImageBitmap();
}

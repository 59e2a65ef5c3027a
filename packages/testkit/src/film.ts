/** The canvas of the live preview in a part of the page; the player writes state and frame on it. */
export function filmIn(host: HTMLElement): HTMLCanvasElement {
  const film = host.querySelector<HTMLCanvasElement>('canvas[data-frame]');
  if (!film) throw new Error('There is no film.');
  return film;
}

/** What a canvas shows, as 96 by 54 RGBA pixels. */
export function pixelsOf(film: HTMLCanvasElement): Uint8ClampedArray {
  const [width, height] = [96, 54];
  const copy = Object.assign(document.createElement('canvas'), { width, height });
  const context = copy.getContext('2d', { willReadFrequently: true });
  context?.drawImage(film, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
}

/** Mean difference of a channel, 0 to 255. */
export function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.reduce((sum, value, place) => sum + Math.abs(value - (other[place] ?? 0)), 0) / one.length;
}

/** Whether there is a picture at all: some of its pixels differ from the others. */
export const isPicture = (pixels: Uint8ClampedArray): boolean => new Set(pixels).size > 8;

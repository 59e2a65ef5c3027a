/** Likeness of the colours of two RGBA pictures of one size, in decibels: 10 log10(255² / mean square error). */
export function peakSignalToNoise(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) {
    if (index % 4 < 3) sum += ((one[index] ?? 0) - (other[index] ?? 0)) ** 2;
  }
  return 10 * Math.log10((255 * 255) / Math.max(1e-9, sum / (one.length * 0.75)));
}

/** The bytes that Node sent. */
export const bytesOf = (base64: string) => Uint8ClampedArray.from(atob(base64), (letter) => letter.charCodeAt(0));

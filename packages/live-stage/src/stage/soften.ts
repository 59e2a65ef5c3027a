/** RGBA, row by row. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Three boxes in a row are nearly a Gaussian. */
const PASSES = 3;
const SATURATION = 1.5;
const BRIGHTNESS = 0.75;

/** Mean of a window along a line of one channel; beyond its ends there is nothing. */
function blurLine(from: Float32Array, to: Float32Array, { count, radius, start, step }: Line): void {
  const share = 1 / (2 * radius + 1);
  let sum = 0;
  for (let at = -radius; at < count; at += 1) {
    if (at + radius < count) sum += from[start + (at + radius) * step] ?? 0;
    if (at - radius > 0) sum -= from[start + (at - radius - 1) * step] ?? 0;
    if (at >= 0) to[start + at * step] = sum * share;
  }
}

interface Line {
  readonly start: number;
  readonly step: number;
  readonly count: number;
  readonly radius: number;
}

function blur(plane: Float32Array, { height, width }: Pixels, radius: number): void {
  const other = new Float32Array(plane.length);
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let y = 0; y < height; y += 1) blurLine(plane, other, { start: y * width, step: 1, count: width, radius });
    for (let x = 0; x < width; x += 1) blurLine(other, plane, { start: x, step: width, count: height, radius });
  }
}

/** A channel times alpha, so that what is empty has no colour; alpha itself for channel 3. */
function planeOf({ data, height, width }: Pixels, channel: number): Float32Array {
  const plane = new Float32Array(width * height);
  for (let at = 0; at < plane.length; at += 1) {
    const alpha = (data[at * 4 + 3] ?? 0) / 255;
    plane[at] = channel === 3 ? alpha : (data[at * 4 + channel] ?? 0) * alpha;
  }
  return plane;
}

const valueAt = (plane: Float32Array | undefined, at: number): number => plane?.[at] ?? 0;

/**
 * Makes light of a small picture, in place: blurred beyond its edges, with stronger and darker colours. In pixels and
 * not by a filter of the style sheet, which without a GPU would be worked out again for every frame of a film before it.
 */
export function soften(pixels: Pixels, radius: number): void {
  const planes = [0, 1, 2, 3].map((channel) => planeOf(pixels, channel));
  for (const plane of planes) blur(plane, pixels, radius);
  const [red, green, blue, alpha] = planes;
  // Without an array or a closure for each pixel: this runs on the page's own thread while somebody types.
  for (let at = 0; at < pixels.width * pixels.height; at += 1) {
    const share = valueAt(alpha, at);
    const whole = Math.max(share, 1e-6);
    const r = valueAt(red, at) / whole;
    const g = valueAt(green, at) / whole;
    const b = valueAt(blue, at) / whole;
    const grey = r * 0.2126 + g * 0.7152 + b * 0.0722;
    pixels.data[at * 4] = (grey + (r - grey) * SATURATION) * BRIGHTNESS;
    pixels.data[at * 4 + 1] = (grey + (g - grey) * SATURATION) * BRIGHTNESS;
    pixels.data[at * 4 + 2] = (grey + (b - grey) * SATURATION) * BRIGHTNESS;
    pixels.data[at * 4 + 3] = share * 255;
  }
}

import type { Stereo } from '@kinora/scenes/sound';

/** Samples of a window, half of which overlap, and how far a better place for it is looked for. */
const WINDOW = 2048;
const HOP = WINDOW / 2;
const SEARCH = 480;
/** Every so many samples are compared. */
const STRIDE = 8;

const RISE = Float32Array.from({ length: HOP }, (_, index) => Math.sin((Math.PI / 2) * ((index + 0.5) / HOP)) ** 2);

/** Likeness of two places of a sound over half a window. */
function likeness(sound: Float32Array, one: number, two: number): number {
  let [product, energy] = [0, 1e-9];
  for (let index = 0; index < HOP; index += STRIDE) {
    const other = sound[two + index] ?? 0;
    product += (sound[one + index] ?? 0) * other;
    energy += other * other;
  }
  return product / Math.sqrt(energy);
}

/** The place near `wanted` that follows best on what would come after the last window. */
function bestPlace(sound: Float32Array, wanted: number, natural: number): number {
  let best = wanted;
  let most = Number.NEGATIVE_INFINITY;
  const last = Math.max(0, sound.length - 1);
  for (let place = Math.max(0, wanted - SEARCH); place <= Math.min(last, wanted + SEARCH); place += STRIDE / 2) {
    const found = likeness(sound, natural, place);
    if (found <= most) continue;
    most = found;
    best = place;
  }
  return Math.max(0, Math.min(last, best));
}

/** Adds one window of the source, faded in and out, to the result. */
function addWindow(source: Float32Array, target: Float32Array, { from, to }: { from: number; to: number }): void {
  for (let index = 0; index < WINDOW && to + index < target.length; index++) {
    const gain = index < HOP ? (RISE[index] ?? 0) : (RISE[WINDOW - 1 - index] ?? 0);
    const place = to + index;
    target[place] = (target[place] ?? 0) + (source[from + index] ?? 0) * gain;
  }
}

/**
 * Plays a sound `factor` times as fast at the same pitch, by overlapping windows each placed where it follows best
 * (WSOLA, Verhelst and Roelands 1993). Both channels move together.
 */
export function stretchSound({ left, right }: Stereo, factor: number): Stereo {
  const length = Math.max(1, Math.round(left.length / factor));
  const middle = left.map((sample, index) => sample + (right[index] ?? 0));
  const [outLeft, outRight] = [new Float32Array(length), new Float32Array(length)];
  fillStart(left, outLeft);
  fillStart(right, outRight);
  let natural = 0;
  for (let to = 0; to < length; to += HOP) {
    const from = bestPlace(middle, Math.round(to * factor), natural);
    natural = from + HOP;
    addWindow(left, outLeft, { from, to });
    addWindow(right, outRight, { from, to });
  }
  return { left: outLeft, right: outRight };
}

/** The first half window has nothing to overlap with: the sound's own beginning fades out under it. */
function fillStart(source: Float32Array, target: Float32Array): void {
  for (let index = 0; index < Math.min(HOP, target.length); index++) {
    target[index] = (source[index] ?? 0) * (RISE[HOP - 1 - index] ?? 0);
  }
}

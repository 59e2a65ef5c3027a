import type { ColourPlanes } from './colour-planes.ts';
import { blurPlane, mapPlane, type Plane } from './plane.ts';

/** Steps of each channel. */
const BINS = 12;

/** The bin of each pixel's colour. */
export function readBins({ red, green, blue }: ColourPlanes, steps = BINS): Uint16Array {
  const binOf = (value: number) => Math.min(steps - 1, Math.floor(value * steps));
  return Uint16Array.from(
    red.data,
    (value, at) => (binOf(value) * steps + binOf(green.data[at] ?? 0)) * steps + binOf(blue.data[at] ?? 0),
  );
}

/** Spreads each count to its neighbours along one axis, so that near colours support each other. */
function spread(counts: Float32Array, step: number, steps: number): Float32Array {
  return counts.map((count, at) => {
    const place = Math.floor(at / step) % steps;
    const before = place > 0 ? (counts[at - step] ?? 0) : count;
    const after = place < steps - 1 ? (counts[at + step] ?? 0) : count;
    return count * 0.5 + (before + after) * 0.25;
  });
}

/** Share of each bin among the pixels, by their weights, spread to near colours. */
export function countColours(bins: Uint16Array, weights: Float32Array, steps = BINS): Float32Array {
  const counts = new Float32Array(steps ** 3);
  let total = 0;
  bins.forEach((bin, at) => {
    const weight = weights[at] ?? 0;
    counts[bin] = (counts[bin] ?? 0) + weight;
    total += weight;
  });
  const smooth = [1, steps, steps * steps].reduce<Float32Array>(
    (spreading, step) => spread(spreading, step, steps),
    counts,
  );
  return smooth.map((count) => count / Math.max(1e-6, total));
}

/** Given a first guess of the share each pixel belongs to the subject, the guess after seeing whose colours it has. */
export function refineByColour(guess: Plane, prior: Plane, planes: ColourPlanes): Plane {
  const bins = readBins(planes);
  const inside = countColours(bins, guess.data);
  // What lies right around it is what it must be told from.
  const around = blurPlane(guess, Math.round(planes.width / 10));
  const outside = countColours(
    bins,
    mapPlane(guess, (value, at) => (1 - value) * (0.12 + Math.min(1, 4 * (around.data[at] ?? 0)))).data,
  );
  return mapPlane(prior, (share, at) => {
    const bin = bins[at] ?? 0;
    const subject = share * ((inside[bin] ?? 0) + 1e-5);
    const rest = (1 - share) * ((outside[bin] ?? 0) + 1e-5);
    return subject / Math.max(1e-9, subject + rest);
  });
}

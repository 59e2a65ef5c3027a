/** Crossings of zero on each side of the filter's middle, and points of its table between two of them. */
const CROSSINGS = 12;
const POINTS = 256;

/** Half of a low-pass filter: a sinc under a Blackman window (Harris 1978). */
const FILTER = Float64Array.from({ length: CROSSINGS * POINTS + 2 }, (_, index) => {
  const place = index / POINTS;
  if (place >= CROSSINGS) return 0;
  const turn = (Math.PI * place) / CROSSINGS;
  const window = 0.42 + 0.5 * Math.cos(turn) + 0.08 * Math.cos(turn * 2);
  return place === 0 ? 1 : (window * Math.sin(Math.PI * place)) / (Math.PI * place);
});

function filterAt(distance: number): number {
  const place = distance * POINTS;
  const index = Math.floor(place);
  const [low, high] = [FILTER[index] ?? 0, FILTER[index + 1] ?? 0];
  return low + (high - low) * (place - index);
}

export interface Resampling {
  /** Where the first sample is taken from, in samples of the source, and how far from one to the next; may go back. */
  readonly from: number;
  readonly step: number;
  readonly count: number;
}

/** Reads a sound at another pace, pitch and all; what is too high for the new pace is left out. Outside it is silent. */
export function resample(source: Float32Array, { from, step, count }: Resampling): Float32Array {
  const scale = Math.min(1, 1 / Math.abs(step));
  const reach = CROSSINGS / scale;
  return Float32Array.from({ length: count }, (_, index) => {
    const place = from + index * step;
    const last = Math.min(source.length - 1, Math.floor(place + reach));
    let sum = 0;
    for (let at = Math.max(0, Math.ceil(place - reach)); at <= last; at++) {
      sum += (source[at] ?? 0) * filterAt(Math.abs(at - place) * scale);
    }
    return sum * scale;
  });
}

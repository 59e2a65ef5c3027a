import type { Stereo } from '@kinora/scenes/sound';

/** The lowest and the highest sample of each channel over pieces of a sound, in rows of doubling length. */
export interface Peaks {
  readonly sampleRate: number;
  readonly channels: number;
  /** Samples of each channel. */
  readonly length: number;
  /** Samples that a pair of the first level stands for; a pair of level `n` stands for `2 ** n` times as many. */
  readonly samplesPerPair: number;
  /**
   * From fine to coarse, the last of one pair a channel. A level is a run of pairs in the order of time; of each pair
   * first the lowest, then the highest sample of the first channel, then those of the next; -127 to 127 is -1 to 1.
   */
  readonly levels: readonly Int8Array[];
}

const SAMPLES_PER_PAIR = 256;
const CHANNELS = 2;
const FULL = 127;

/** Low and high are rounded away from each other, so a drawn peak is never lower than it sounds. */
function firstLevel({ left, right }: Stereo): Int8Array {
  const pairs = Math.max(1, Math.ceil(left.length / SAMPLES_PER_PAIR));
  const level = new Int8Array(pairs * CHANNELS * 2);
  for (const [channel, samples] of [left, right].entries()) {
    for (let pair = 0; pair < pairs; pair++) {
      const [low, high] = rangeOf(samples.subarray(pair * SAMPLES_PER_PAIR, (pair + 1) * SAMPLES_PER_PAIR));
      level[(pair * CHANNELS + channel) * 2] = Math.max(-FULL, Math.floor(low * FULL));
      level[(pair * CHANNELS + channel) * 2 + 1] = Math.min(FULL, Math.ceil(high * FULL));
    }
  }
  return level;
}

function rangeOf(samples: Float32Array): readonly [low: number, high: number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const sample of samples) {
    if (sample < low) low = sample;
    if (sample > high) high = sample;
  }
  return samples.length === 0 ? [0, 0] : [low, high];
}

/** Two pairs become one; an odd last one stays as it is. */
function halve(level: Int8Array): Int8Array {
  const row = CHANNELS * 2;
  const half = new Int8Array(Math.ceil(level.length / row / 2) * row);
  for (let at = 0; at < half.length; at++) {
    const first = Math.floor(at / row) * 2 * row + (at % row);
    const one = level[first] ?? 0;
    const two = level[first + row] ?? one;
    half[at] = at % 2 === 0 ? Math.min(one, two) : Math.max(one, two);
  }
  return half;
}

/** Measures a sound that comes in parts. */
export interface PeakMeter {
  /** Takes the next samples; every part but the last is a multiple of 256 long. */
  add(part: Stereo): void;
  finish(): Peaks;
}

/** Rows one behind the other, cut or filled with silence to a length. */
function joined(rows: readonly Int8Array[], length: number): Int8Array {
  const whole = new Int8Array(length);
  let filled = 0;
  for (const row of rows) {
    whole.set(row.subarray(0, length - filled), filled);
    filled = Math.min(length, filled + row.length);
  }
  return whole;
}

interface Metered {
  readonly sampleRate: number;
  /** Samples of each channel: what comes beyond is left out, what doesn't come is silent. As many as come by default. */
  readonly length?: number;
}

export function createPeakMeter({ length: wanted, sampleRate }: Metered): PeakMeter {
  const rows: Int8Array[] = [];
  let come = 0;
  return {
    add(part) {
      rows.push(firstLevel(part));
      come += part.left.length;
    },
    finish() {
      const length = wanted ?? come;
      const first = joined(rows, Math.max(1, Math.ceil(length / SAMPLES_PER_PAIR)) * CHANNELS * 2);
      const levels: Int8Array[] = [first];
      for (let last: Int8Array = first; last.length > CHANNELS * 2; levels.push(last)) last = halve(last);
      return { sampleRate, channels: CHANNELS, length, samplesPerPair: SAMPLES_PER_PAIR, levels };
    },
  };
}

/** Measures a sound once, so that its waveform can be drawn at any zoom from as many pairs as there are columns. */
export function measurePeaks(sound: Stereo & { readonly sampleRate: number }): Peaks {
  const meter = createPeakMeter({ sampleRate: sound.sampleRate, length: sound.left.length });
  meter.add(sound);
  return meter.finish();
}

import type { Soundtrack } from '@kinora/scenes/sound';

/** Of every sound of the engine. */
export const SAMPLE_RATE = 48_000;
/** What the channel in the middle of a surround sound gives to each side; ITU-R BS.775. */
const CENTRE = Math.SQRT1_2;
/** From so many channels on the third one is the centre. */
const SURROUND = 5;

interface MixOptions {
  readonly seconds: number;
  /** Of what is put in; Hz. */
  readonly sampleRate: number;
}

/** Samples from -1 to 1, one array for each channel: left, right, centre. */
type Planes = readonly Float32Array[];

function sidesOf(planes: Planes): readonly [Float32Array, Float32Array] {
  const [left = new Float32Array(), right = left, centre] = planes;
  if (!centre || planes.length < SURROUND) return [left, right];
  const side = (one: Float32Array) =>
    one.map((sample, index) => (sample + (centre[index] ?? 0) * CENTRE) / (1 + CENTRE));
  return [side(left), side(right)];
}

/** Another number of samples for the same time, with straight lines between them. */
function resample(channel: Float32Array, from: number): Float32Array {
  if (from === SAMPLE_RATE) return channel;
  const step = from / SAMPLE_RATE;
  return Float32Array.from({ length: Math.floor(channel.length / step) }, (_none, index) => {
    const place = index * step;
    const before = Math.floor(place);
    const [one, other] = [channel[before] ?? 0, channel[before + 1] ?? 0];
    return one + (other - one) * (place - before);
  });
}

/** Puts the pieces of a sound together, each at its time, and makes the engine's stereo of them. */
export function createSoundMix({ sampleRate, seconds }: MixOptions) {
  const length = Math.ceil(seconds * sampleRate);
  const sides = [new Float32Array(length), new Float32Array(length)] as const;
  return {
    /** `at`: seconds after the start; what lies before it or after the end is left out. */
    add(planes: Planes, at: number): void {
      const start = Math.round(at * sampleRate);
      for (const [index, given] of sidesOf(planes).entries()) {
        const piece = given.subarray(Math.max(0, -start), Math.max(0, length - start));
        sides[index === 0 ? 0 : 1].set(piece, Math.min(length, Math.max(0, start)));
      }
    },
    soundtrack: (): Soundtrack => ({
      sampleRate: SAMPLE_RATE,
      left: resample(sides[0], sampleRate),
      right: resample(sides[1], sampleRate),
    }),
  };
}

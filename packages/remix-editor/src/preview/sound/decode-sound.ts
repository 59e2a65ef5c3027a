import { resampleSound } from '@kinora/footage/timeline';
import { AudioSampleSink, type AudioSample, type Input, type InputAudioTrack } from 'mediabunny';

import { SAMPLE_RATE, type SampleSpan } from './source-span.ts';

interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** A sound that is open to be read. */
export interface OpenSound {
  /** Samples at 48 kHz, from the first frame of the picture where there is one; silence where there are none. */
  read(span: SampleSpan): Promise<Stereo>;
}

/** Seconds that are decoded before what is wanted: a decoder's first packet lacks what it overlaps. */
const LEAD = 0.1;
/** Source samples beyond both ends for the filter that changes the rate. */
const MARGIN = 64;
/** Files that round their times to milliseconds: pieces so near to each other touch. */
const TOUCHING = 0.002;
/** From so many channels on the third one is the centre. */
const SURROUND = 5;
/** What the centre gives to each side; ITU-R BS.775. */
const CENTRE = Math.SQRT1_2;

/** The first that this browser can decode, as the server takes the first that it can. */
async function firstOf(tracks: readonly InputAudioTrack[]): Promise<InputAudioTrack | null> {
  for (const track of tracks) if (await track.canDecode()) return track;
  return null;
}

function plane(sample: AudioSample, planeIndex: number): Float32Array {
  const samples = new Float32Array(sample.numberOfFrames);
  sample.copyTo(samples, { planeIndex, format: 'f32-planar' });
  return samples;
}

function sidesOf(sample: AudioSample): readonly [Float32Array, Float32Array] {
  const left = plane(sample, 0);
  const right = sample.numberOfChannels > 1 ? plane(sample, 1) : left;
  if (sample.numberOfChannels < SURROUND) return [left, right];
  const centre = plane(sample, 2);
  const side = (one: Float32Array) => one.map((value, index) => (value + (centre[index] ?? 0) * CENTRE) / (1 + CENTRE));
  return [side(left), side(right)];
}

/** Puts a piece at its place, as far as there is room for it. */
function put(target: Float32Array, piece: Float32Array, at: number): void {
  const inside = piece.subarray(Math.max(0, -at), Math.max(0, target.length - at));
  if (inside.length > 0) target.set(inside, Math.max(0, at));
}

interface Reading {
  readonly track: InputAudioTrack;
  readonly sampleRate: number;
  /** Seconds of the file at which the picture begins. */
  readonly origin: number;
}

/** Samples of the source at its own rate, counted from the origin. */
async function readOwn({ origin, sampleRate, track }: Reading, from: number, count: number): Promise<Stereo> {
  const made = { left: new Float32Array(count), right: new Float32Array(count) };
  const begin = origin + from / sampleRate;
  let end = Number.NaN;
  for await (const sample of new AudioSampleSink(track).samples(begin - LEAD, begin + count / sampleRate)) {
    const due = Math.round((sample.timestamp - origin) * sampleRate) - from;
    const at = Math.abs(due - end) <= TOUCHING * sampleRate ? end : due;
    end = at + sample.numberOfFrames;
    const [left, right] = sidesOf(sample);
    sample.close();
    put(made.left, left, at);
    put(made.right, right, at);
  }
  return made;
}

async function read(reading: Reading, { from, to }: SampleSpan): Promise<Stereo> {
  const { sampleRate } = reading;
  if (sampleRate === SAMPLE_RATE) return readOwn(reading, from, to - from);
  const step = sampleRate / SAMPLE_RATE;
  const start = Math.floor(from * step) - MARGIN;
  const own = await readOwn(reading, start, Math.ceil((to - from) * step) + 2 * MARGIN);
  const resampling = { from: from * step - start, step, count: to - from };
  return { left: resampleSound(own.left, resampling), right: resampleSound(own.right, resampling) };
}

/** The sound of a file; null where it has none that this browser can decode. */
export async function openSound(input: Input): Promise<OpenSound | null> {
  const track = await firstOf(await input.getAudioTracks());
  if (!track) return null;
  const picture = await input.getPrimaryVideoTrack();
  const origin = picture ? await picture.getFirstTimestamp() : 0;
  const reading = { track, origin, sampleRate: track.sampleRate };
  return { read: (span) => read(reading, span) };
}

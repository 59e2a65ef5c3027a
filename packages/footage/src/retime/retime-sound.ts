import { clamp } from '@kinora/drawing';
import { SAMPLE_RATE, type Stereo } from '@kinora/scenes/sound';

import { stretchSound } from '../sound/stretch.ts';
import { FASTEST, SLOWEST, type TimeOperation } from './time-operation.ts';

/** Longest piece that is repeated while a picture stands still or goes on, in samples. */
const PIECE = SAMPLE_RATE;
/** Length of a cross-fade between two pieces, in samples. */
const SEAM = 0.03 * SAMPLE_RATE;

const eachChannel = ({ left, right }: Stereo, change: (channel: Float32Array) => Float32Array): Stereo => ({
  left: change(left),
  right: change(right),
});

const samples = (seconds: number) => Math.max(0, Math.round(seconds * SAMPLE_RATE));

/** One after the other, the second fading in over the end of the first; shorter by the seam. */
function join(first: Float32Array, second: Float32Array, seam: number): Float32Array {
  const overlap = Math.min(Math.round(seam), first.length, second.length);
  const joined = new Float32Array(first.length + second.length - overlap);
  joined.set(first);
  const start = first.length - overlap;
  for (let index = 0; index < second.length; index++) {
    const share = index < overlap ? (index + 0.5) / overlap : 1;
    joined[start + index] = (joined[start + index] ?? 0) * (1 - share) + (second[index] ?? 0) * share;
  }
  return joined;
}

/** Fills a length with a piece played back and forth, and lets it sink to `level`. */
function sustain(piece: Float32Array, length: number, level: number): Float32Array {
  let filled: Float32Array = piece.toReversed();
  for (let turn = 0; filled.length < length && piece.length > SEAM * 2; turn++) {
    filled = join(filled, turn % 2 === 0 ? piece : piece.toReversed(), SEAM);
  }
  const sustained = new Float32Array(length);
  for (let index = 0; index < length; index++) {
    sustained[index] = (filled[index] ?? 0) * (1 + (level - 1) * (index / Math.max(1, length)));
  }
  return sustained;
}

/** Puts a sustained moment into a channel. */
function insert(channel: Float32Array, at: number, length: number): Float32Array {
  const start = Math.min(channel.length, at);
  const piece = channel.slice(Math.max(0, start - PIECE / 2), start);
  const held = join(channel.slice(0, start), sustain(piece, length + SEAM, 0.35), SEAM);
  return fit(join(held, channel.slice(start), SEAM), channel.length + length);
}

/** Cut or filled up with silence to an exact length. */
function fit(channel: Float32Array, length: number): Float32Array {
  if (channel.length === length) return channel;
  const fitted = new Float32Array(length);
  fitted.set(channel.subarray(0, length));
  return fitted;
}

function loop(channel: Float32Array, times: number, fade: number): Float32Array {
  const overlap = Math.min(samples(fade), channel.length >> 1);
  const length = channel.length - overlap;
  const round = channel.slice(0, length);
  for (let index = 0; index < overlap; index++) {
    const share = (index + 0.5) / overlap;
    round[index] = (channel[index] ?? 0) * share + (channel[length + index] ?? 0) * (1 - share);
  }
  const whole = new Float32Array(length * Math.max(1, Math.round(times)));
  for (let start = 0; start < whole.length; start += length) whole.set(round, start);
  return whole;
}

function apply(sound: Stereo, operation: TimeOperation): Stereo {
  switch (operation.kind) {
    case 'trim':
      return eachChannel(sound, (channel) => channel.slice(samples(operation.from), samples(operation.to)));
    case 'speed':
      return stretchSound(sound, clamp(operation.factor, SLOWEST, FASTEST));
    case 'reverse':
      return eachChannel(sound, (channel) => channel.toReversed());
    case 'boomerang':
      return eachChannel(sound, (channel) => join(channel, channel.toReversed(), SEAM));
    case 'loop':
      return eachChannel(sound, (channel) => loop(channel, operation.times, operation.fade));
    case 'freeze':
      return eachChannel(sound, (channel) => insert(channel, samples(operation.at), samples(operation.seconds)));
    case 'extend':
      return eachChannel(sound, (channel) => insert(channel, channel.length, samples(operation.seconds)));
    default:
      return operation satisfies never;
  }
}

/**
 * Gives a clip's sound the time of its picture: speed keeps the pitch, a standing picture sustains the moment. The
 * result lasts `seconds` exactly.
 */
export function retimeSound(sound: Stereo, operations: readonly TimeOperation[], seconds: number): Stereo {
  const retimed = operations.reduce(apply, sound);
  return eachChannel(retimed, (channel) => fit(channel, samples(seconds)));
}

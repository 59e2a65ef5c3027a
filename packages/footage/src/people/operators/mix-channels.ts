import { createTensor, type Size, type Tensor } from '../tensor.ts';

interface Mix {
  /** One row of factors for each channel that is made. */
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  readonly size: Size;
}

/** Channels that are made together, so that each number is read once for all of them. */
const TOGETHER = 4;

interface Block {
  readonly from: Float32Array;
  readonly to: Float32Array;
  readonly channels: number;
  readonly made: number;
}

const numberAt = (numbers: Float32Array, at: number) => numbers[at] ?? 0;

/**
 * Four channels of two pixels at a time, so that each factor is read once for both. Starts from numbers that are read
 * one by one: taken from a list, they made this take half as long again.
 */
function mixFour({ from, to, channels, made }: Block, { weights, bias }: Mix, first: number): void {
  const one = first * channels;
  const two = one + channels;
  const three = two + channels;
  const four = three + channels;
  const last = from.length - channels;
  for (let start = 0, at = first; start <= last; start += channels * 2, at += made * 2) {
    // The last one of an odd number of pixels stands in for its partner.
    const isPair = start < last;
    const partner = isPair ? start + channels : start;
    let a = numberAt(bias, first);
    let b = numberAt(bias, first + 1);
    let c = numberAt(bias, first + 2);
    let d = numberAt(bias, first + 3);
    let w = a;
    let x = b;
    let y = c;
    let z = d;
    for (let channel = 0; channel < channels; channel++) {
      const value = numberAt(from, start + channel);
      const other = numberAt(from, partner + channel);
      const factor = numberAt(weights, one + channel);
      const second = numberAt(weights, two + channel);
      const third = numberAt(weights, three + channel);
      const fourth = numberAt(weights, four + channel);
      a += value * factor;
      b += value * second;
      c += value * third;
      d += value * fourth;
      w += other * factor;
      x += other * second;
      y += other * third;
      z += other * fourth;
    }
    to[at] = a;
    to[at + 1] = b;
    to[at + 2] = c;
    to[at + 3] = d;
    if (!isPair) continue;
    to[at + made] = w;
    to[at + made + 1] = x;
    to[at + made + 2] = y;
    to[at + made + 3] = z;
  }
}

function mixOne({ from, to, channels, made }: Block, { weights, bias }: Mix, channelMade: number): void {
  const row = channelMade * channels;
  for (let start = 0, at = channelMade; start < from.length; start += channels, at += made) {
    let sum = bias[channelMade] ?? 0;
    for (let channel = 0; channel < channels; channel++) {
      sum += (from[start + channel] ?? 0) * (weights[row + channel] ?? 0);
    }
    to[at] = sum;
  }
}

/** Every channel of a pixel from all channels of the same pixel. */
export function mixChannels({ channels, data }: Tensor, mix: Mix): Tensor {
  const made = createTensor(mix.size);
  const block = { from: data, to: made.data, channels, made: made.channels };
  let next = 0;
  for (; next + TOGETHER <= made.channels; next += TOGETHER) mixFour(block, mix, next);
  for (; next < made.channels; next++) mixOne(block, mix, next);
  return made;
}

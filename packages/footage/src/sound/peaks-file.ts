import type { Peaks } from './peaks.ts';

/** "KPK1", read as a little-endian number. */
const MAGIC = 0x31_4b_50_4b;
const HEADER_BYTES = 20;

/**
 * Peaks as a file, all numbers little-endian:
 *
 * | byte | type   | what                                     |
 * | ---- | ------ | ---------------------------------------- |
 * | 0    | uint32 | `KPK1`                                   |
 * | 4    | uint32 | sample rate                              |
 * | 8    | uint32 | samples of a channel                     |
 * | 12   | uint32 | samples for each pair of the first level |
 * | 16   | uint16 | channels                                 |
 * | 18   | uint16 | levels                                   |
 * | 20   | int8[] | the levels, from fine to coarse          |
 *
 * The first level has `ceil(samples / samples for each pair)` pairs a channel, at least 1; each further one half as
 * many, rounded up. A pair is two bytes, low and high; the pairs of one moment stand together, channel by channel.
 */
export function encodePeaks({ channels, length, levels, sampleRate, samplesPerPair }: Peaks): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER_BYTES + levels.reduce((sum, level) => sum + level.length, 0));
  const view = new DataView(bytes.buffer);
  for (const [index, value] of [MAGIC, sampleRate, length, samplesPerPair].entries()) {
    view.setUint32(index * 4, value, true);
  }
  view.setUint16(16, channels, true);
  view.setUint16(18, levels.length, true);
  let position = HEADER_BYTES;
  for (const level of levels) {
    bytes.set(new Uint8Array(level.buffer, level.byteOffset, level.length), position);
    position += level.length;
  }
  return bytes;
}

/** The peaks in a file, or `null` when it is none or cut off; the levels are views of the bytes. */
export function decodePeaks(bytes: Uint8Array<ArrayBuffer>): Peaks | null {
  if (bytes.length < HEADER_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const [magic, sampleRate = 0, length = 0, samplesPerPair = 0] = [0, 4, 8, 12].map((at) => view.getUint32(at, true));
  const channels = view.getUint16(16, true);
  const count = view.getUint16(18, true);
  if (magic !== MAGIC || samplesPerPair === 0) return null;
  const levels: Int8Array[] = [];
  let position = HEADER_BYTES;
  let pairs = Math.max(1, Math.ceil(length / samplesPerPair));
  for (let level = 0; level < count; level++) {
    const size = pairs * channels * 2;
    if (position + size > bytes.length) return null;
    levels.push(new Int8Array(bytes.buffer, bytes.byteOffset + position, size));
    position += size;
    pairs = Math.ceil(pairs / 2);
  }
  return { sampleRate, length, samplesPerPair, channels, levels };
}

import { ENCODING, pictureCoding } from '../../codec/encoding.ts';

/** How a normalised upload is encoded: as our own clips are, but it says nothing of who drew it. */
export function uploadEncoding(size: { fps: number; height: number; width: number }) {
  const { gop, maxRate, preset, rateBuffer, rateFactor, threads } = pictureCoding(size);
  const { audioBitRate } = ENCODING;
  return { preset, rateFactor, maxRate, rateBuffer, gop, threads, audioBitRate } as const;
}

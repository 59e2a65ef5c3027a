import { ENCODING, rateFactor } from '../../codec/encoding.ts';

/** How a normalised upload is encoded: as our own clips are, but it says nothing of who drew it. */
export function uploadEncoding({ fps, height, width }: { fps: number; height: number; width: number }) {
  return {
    preset: ENCODING.preset,
    rateFactor: rateFactor({ width, height }),
    maxRate: ENCODING.maxRate,
    rateBuffer: ENCODING.rateBuffer,
    gop: fps * ENCODING.gopSeconds,
    threads: ENCODING.threads,
    audioBitRate: ENCODING.audioBitRate,
    sampleRate: 48_000,
  } as const;
}

import type { Soundtrack, Stereo } from '@kinora/scenes/sound';

/** How every clip is encoded, whichever codec does it. */
export const ENCODING = {
  /** Of decoders. */
  threads: 2,
  audioBitRate: 128_000,
  comment: 'Drawn by the Kinora local preview engine',
} as const;

/**
 * What a file is for: to be watched, to be watched and worked on elsewhere, to be sought in while somebody edits, to keep
 * the frames of a job until they are encoded once more, or to play over and over on a page.
 */
export type Purpose = 'clip' | 'export' | 'proxy' | 'spool' | 'loop';

/** What depends on the purpose, in the terms of x264. */
export interface PictureCoding {
  readonly preset: 'ultrafast' | 'veryfast' | 'slower';
  /** Fixed, so that the bytes do not depend on how many cores a machine has. */
  readonly threads: number;
  readonly rateFactor: number;
  /** Peak rate and its buffer in bits, 0 for any: grain would otherwise swell a five-second clip to 27 MB. */
  readonly maxRate: number;
  readonly rateBuffer: number;
  /** Frames from one key frame to the next. */
  readonly gop: number;
  /** Frames that need a later one; `null` leaves their number to the encoder. */
  readonly bFrames: number | null;
}

interface PictureFormat {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly purpose?: Purpose | undefined;
  /** Instead of the purpose's own. */
  readonly rateFactor?: number | undefined;
}

/** Pixels a second of 720p at 30 frames, and the most that an export of them may take, in bits a second. */
const USUAL_PIXELS = 1280 * 720 * 30;
const EXPORT_RATE = 12_000_000;

/**
 * A clip has a key frame every 2 s. An export may hold anything, also fast and grainy footage at 60 frames, so it's coded
 * finer and its peak rate grows with its size. A loop has its first one alone, and takes its time to be small. A proxy has one every half second and none that needs a later one, so any frame
 * is a few small frames away. A spool keeps nothing in memory, and is so near to what it was given that a clip made
 * from it is within 0.1 dB of one made from the frames themselves.
 */
export function pictureCoding({
  fps,
  height,
  purpose = 'clip',
  rateFactor: asked,
  width,
}: PictureFormat): PictureCoding {
  const second = Math.max(1, Math.round(fps));
  const clip: PictureCoding = {
    preset: 'veryfast',
    threads: 2,
    rateFactor: rateFactor({ width, height }),
    maxRate: 6_000_000,
    rateBuffer: 12_000_000,
    gop: Math.max(1, Math.round(fps * 2)),
    bFrames: null,
  };
  const size = Math.max(1, (width * height * fps) / USUAL_PIXELS);
  const codings: Readonly<Record<Purpose, PictureCoding>> = {
    clip,
    export: {
      ...clip,
      rateFactor: clip.rateFactor - 2,
      maxRate: Math.round(EXPORT_RATE * size),
      rateBuffer: Math.round(2 * EXPORT_RATE * size),
    },
    proxy: {
      preset: 'veryfast',
      threads: 2,
      rateFactor: 28,
      maxRate: 1_000_000,
      rateBuffer: 1_000_000,
      gop: Math.max(1, Math.round(fps / 2)),
      bFrames: 0,
    },
    spool: { preset: 'ultrafast', threads: 1, rateFactor: 4, maxRate: 0, rateBuffer: 0, gop: second, bFrames: 0 },
    loop: { preset: 'slower', threads: 1, rateFactor: 28, maxRate: 0, rateBuffer: 0, gop: 250, bFrames: null },
  };
  const coding = codings[purpose];
  return asked === undefined ? coding : { ...coding, rateFactor: asked };
}

/** Frames a second as a fraction: 29.97 is 30000/1001, as broadcasters count. */
export function frameRate(fps: number): { readonly numerator: number; readonly denominator: number } {
  const whole = Math.round(fps);
  if (Math.abs(fps - whole) < 0.001) return { numerator: whole, denominator: 1 };
  const isBroadcast = Math.abs(fps - (whole * 1000) / 1001) < 0.001;
  return isBroadcast
    ? { numerator: whole * 1000, denominator: 1001 }
    : { numerator: Math.round(fps * 1000), denominator: 1000 };
}

/**
 * x264's constant rate factor for a picture. Small pictures are shown enlarged and cost few bytes: at 18 frame 24 of a
 * grainy 360p scene was 35.0 dB of its preview (worst of 18 seeds), at 15 it is 35.7 dB for 1.7 times the bytes.
 */
function rateFactor({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.min(width, height) < 540 ? 15 : 18;
}

/** Left and right by turns, as encoders and files keep them. */
export function interleave({ left, right }: Stereo): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(left.length * 2);
  for (let i = 0; i < left.length; i += 1) {
    samples[2 * i] = left[i] ?? 0;
    samples[2 * i + 1] = right[i] ?? 0;
  }
  return samples;
}

/** The inverse of `interleave`. */
export function deinterleave(samples: Float32Array): Soundtrack {
  const left = samples.filter((_, index) => index % 2 === 0);
  const right = samples.filter((_, index) => index % 2 === 1);
  return { sampleRate: 48_000, left, right };
}

import type { ClipRequest } from '../video-provider.ts';

type Input = ClipRequest['input'];

/** One of Replicate's models, by the schema on its page. */
export interface ReplicateModel {
  readonly path: (input: Input) => string;
  readonly lacks?: readonly ('motion' | 'negative' | 'seed')[];
  /** Its names for our files. */
  readonly files?: Readonly<Record<string, 'first' | 'last' | 'references'>>;
  readonly settings: Readonly<Record<string, (input: Input) => unknown>>;
}

const VEO = {
  path: ({ tier }: Input) => (tier === 'standard' ? 'google/veo-3.1' : 'google/veo-3.1-fast'),
  settings: {
    aspect_ratio: ({ shape }: Input) => shape,
    duration: ({ seconds }: Input) => seconds,
    resolution: ({ resolution }: Input) => resolution,
    generate_audio: ({ audio }: Input) => audio,
    negative_prompt: ({ negative }: Input) => negative,
    seed: ({ seed }: Input) => seed,
  },
};
const HAILUO = {
  path: () => 'minimax/hailuo-02',
  settings: {
    duration: ({ seconds }: Input) => seconds,
    resolution: ({ resolution }: Input) => resolution,
  },
};
const PIXVERSE = {
  path: () => 'pixverse/pixverse-v4.5',
  // It has another pair of paces than PixVerse itself.
  lacks: ['motion'] as const,
  settings: {
    aspect_ratio: ({ shape }: Input) => shape,
    duration: ({ seconds }: Input) => seconds,
    quality: ({ resolution }: Input) => resolution,
    negative_prompt: ({ negative }: Input) => negative,
    seed: ({ seed }: Input) => seed,
  },
};

/** By model and mode: https://replicate.com/google/veo-3.1, .../minimax/hailuo-02, .../pixverse/pixverse-v4.5, 2026-07. */
export const REPLICATE_MODELS: Readonly<Record<string, ReplicateModel>> = {
  'veo-3-1 text': VEO,
  'veo-3-1 image': { ...VEO, files: { image: 'first' } },
  'veo-3-1 first-last': { ...VEO, files: { image: 'first', last_frame: 'last' } },
  'hailuo-02 text': HAILUO,
  'hailuo-02 image': { ...HAILUO, files: { first_frame_image: 'first' } },
  'hailuo-02 first-last': { ...HAILUO, files: { first_frame_image: 'first', last_frame_image: 'last' } },
  'pixverse-4-5 text': PIXVERSE,
  'pixverse-4-5 image': { ...PIXVERSE, files: { image: 'first' } },
  'pixverse-4-5 first-last': { ...PIXVERSE, files: { image: 'first', last_frame_image: 'last' } },
};

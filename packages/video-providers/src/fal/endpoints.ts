import type { ClipRequest } from '../video-provider.ts';

type Input = ClipRequest['input'];

/** One of fal's endpoints, as the types of npm @fal-ai/client 1.10.1 have it. */
export interface FalEndpoint {
  /** By tier or resolution, where a model has several. */
  readonly path: string | ((input: Input) => string);
  /** What the catalogue lists and it has no word for. */
  readonly lacks?: readonly ['motion'];
  /** Its names for our files. */
  readonly files?: Readonly<Record<string, 'first' | 'last' | 'references' | 'video'>>;
  /** Its names for our settings, and how it writes a value. */
  readonly settings: Readonly<Record<string, (input: Input) => unknown>>;
}

const veo =
  (kind: string) =>
  ({ tier }: Input) =>
    ['fal-ai/veo3.1', ...(tier === 'standard' ? [] : [tier]), ...(kind === '' ? [] : [kind])].join('/');
/** 1080p is the heavier of two models there. */
const hailuo =
  (kind: string) =>
  ({ resolution }: Input) =>
    `fal-ai/minimax/hailuo-02/${resolution === '1080p' ? 'pro' : 'standard'}/${kind}`;

const VEO = {
  aspect_ratio: ({ shape }: Input) => shape,
  duration: ({ seconds }: Input) => `${String(seconds)}s`,
  resolution: ({ resolution }: Input) => resolution,
  generate_audio: ({ audio }: Input) => audio,
  negative_prompt: ({ negative }: Input) => negative,
  seed: ({ seed }: Input) => seed,
};
const VIDU = { movement_amplitude: ({ motion }: Input) => motion, seed: ({ seed }: Input) => seed };
const VIDU_SHAPED = { ...VIDU, aspect_ratio: ({ shape }: Input) => shape };
/** The heavier one has one length alone, and takes none. */
const HAILUO = {
  duration: ({ resolution, seconds }: Input) => (resolution === '1080p' ? undefined : String(seconds)),
};
const HAILUO_OF_PICTURES = {
  ...HAILUO,
  resolution: ({ resolution }: Input) => (resolution === '1080p' ? undefined : resolution?.toUpperCase()),
};
const PIXVERSE = {
  // The endpoints of fast motion make five seconds, and take no word about it.
  duration: ({ motion, seconds }: Input) => (motion === 'fast' ? undefined : String(seconds)),
  resolution: ({ resolution }: Input) => resolution,
  negative_prompt: ({ negative }: Input) => negative,
  seed: ({ seed }: Input) => seed,
};

/** By model and mode. */
export const FAL_ENDPOINTS: Readonly<Record<string, FalEndpoint>> = {
  'veo-3-1 text': { path: veo(''), settings: VEO },
  'veo-3-1 image': { path: veo('image-to-video'), files: { image_url: 'first' }, settings: VEO },
  'veo-3-1 first-last': {
    path: veo('first-last-frame-to-video'),
    files: { first_frame_url: 'first', last_frame_url: 'last' },
    settings: VEO,
  },
  'veo-3-1 video': {
    path: 'fal-ai/veo3.1/fast/extend-video',
    files: { video_url: 'video' },
    settings: VEO,
  },
  'vidu-q1 text': {
    path: 'fal-ai/vidu/q1/text-to-video',
    settings: { ...VIDU_SHAPED, style: ({ style }: Input) => style },
  },
  'vidu-q1 image': { path: 'fal-ai/vidu/q1/image-to-video', files: { image_url: 'first' }, settings: VIDU },
  'vidu-q1 first-last': {
    path: 'fal-ai/vidu/q1/start-end-to-video',
    files: { start_image_url: 'first', end_image_url: 'last' },
    settings: VIDU,
  },
  'vidu-q1 reference': {
    path: 'fal-ai/vidu/q1/reference-to-video',
    files: { reference_image_urls: 'references' },
    settings: VIDU_SHAPED,
  },
  'hailuo-02 text': { path: hailuo('text-to-video'), settings: HAILUO },
  'hailuo-02 image': { path: hailuo('image-to-video'), files: { image_url: 'first' }, settings: HAILUO_OF_PICTURES },
  'hailuo-02 first-last': {
    path: hailuo('image-to-video'),
    files: { image_url: 'first', end_image_url: 'last' },
    settings: HAILUO_OF_PICTURES,
  },
  'pixverse-4-5 text': {
    path: ({ motion }) => `fal-ai/pixverse/v4.5/text-to-video${motion === 'fast' ? '/fast' : ''}`,
    settings: { ...PIXVERSE, aspect_ratio: ({ shape }: Input) => shape },
  },
  'pixverse-4-5 image': {
    path: ({ motion }) => `fal-ai/pixverse/v4.5/image-to-video${motion === 'fast' ? '/fast' : ''}`,
    files: { image_url: 'first' },
    settings: PIXVERSE,
  },
  'pixverse-4-5 first-last': {
    path: 'fal-ai/pixverse/v4.5/transition',
    lacks: ['motion'],
    files: { first_image_url: 'first', end_image_url: 'last' },
    settings: PIXVERSE,
  },
};

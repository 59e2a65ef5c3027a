import type { InputShape } from '../simulators/check-input.ts';

const needing = (needs: InputShape['needs'], takes: InputShape['takes']): InputShape => ({
  needs: { prompt: 'text', ...needs },
  takes,
});

const OF_ALL_VEO = {
  auto_fix: 'flag',
  generate_audio: 'flag',
  negative_prompt: 'text',
  safety_tolerance: ['1', '2', '3', '4', '5', '6'],
  seed: 'number',
} as const;
const LENGTHS = ['4s', '6s', '8s'];
const VEO = { ...OF_ALL_VEO, aspect_ratio: ['16:9', '9:16'], duration: LENGTHS, resolution: ['720p', '1080p'] };
const VEO_OF_FILES = { ...VEO, aspect_ratio: ['auto', '16:9', '9:16'] };
const VEO_OF_ENDS = { ...VEO_OF_FILES, resolution: ['720p', '1080p', '4k'] };
const ENDS = { first_frame_url: 'url', last_frame_url: 'url' } as const;

const VIDU = { movement_amplitude: ['auto', 'small', 'medium', 'large'], seed: 'number' } as const;
const VIDU_SHAPES = ['16:9', '9:16', '1:1'];

const HAILUO = { prompt_optimizer: 'flag' } as const;
const HAILUO_OF_PICTURES = { ...HAILUO, end_image_url: 'url' } as const;

const SHAPES = ['16:9', '4:3', '1:1', '3:4', '9:16'];
const PIXVERSE_FAST = {
  negative_prompt: 'text',
  resolution: ['360p', '540p', '720p'],
  seed: 'number',
  style: ['anime', '3d_animation', 'clay', 'comic', 'cyberpunk'],
} as const;
const PIXVERSE = { ...PIXVERSE_FAST, duration: ['5', '8'], resolution: ['360p', '540p', '720p', '1080p'] } as const;

/** What each endpoint takes, by the types of npm @fal-ai/client 1.10.1. Camera movements are left out. */
export const FAL_INPUTS: Readonly<Record<string, InputShape>> = {
  'fal-ai/veo3.1': needing({}, VEO),
  'fal-ai/veo3.1/fast': needing({}, VEO),
  'fal-ai/veo3.1/lite': needing({}, VEO),
  'fal-ai/veo3.1/image-to-video': needing({ image_url: 'url' }, VEO_OF_FILES),
  'fal-ai/veo3.1/fast/image-to-video': needing({ image_url: 'url' }, VEO_OF_FILES),
  'fal-ai/veo3.1/lite/image-to-video': needing({ image_url: 'url' }, VEO_OF_FILES),
  'fal-ai/veo3.1/first-last-frame-to-video': needing(ENDS, VEO_OF_ENDS),
  'fal-ai/veo3.1/fast/first-last-frame-to-video': needing(ENDS, VEO_OF_ENDS),
  'fal-ai/veo3.1/lite/first-last-frame-to-video': needing(ENDS, { ...VEO_OF_FILES, duration: ['8s'] }),
  'fal-ai/veo3.1/fast/extend-video': needing(
    { video_url: 'url' },
    { ...VEO_OF_FILES, duration: ['7s'], resolution: ['720p'] },
  ),
  'fal-ai/vidu/q1/text-to-video': needing({}, { ...VIDU, aspect_ratio: VIDU_SHAPES, style: ['general', 'anime'] }),
  'fal-ai/vidu/q1/image-to-video': needing({ image_url: 'url' }, VIDU),
  'fal-ai/vidu/q1/start-end-to-video': needing({ start_image_url: 'url', end_image_url: 'url' }, VIDU),
  'fal-ai/vidu/q1/reference-to-video': needing(
    { reference_image_urls: 'urls' },
    { ...VIDU, aspect_ratio: VIDU_SHAPES, bgm: 'flag' },
  ),
  'fal-ai/minimax/hailuo-02/standard/text-to-video': needing({}, { ...HAILUO, duration: ['6', '10'] }),
  'fal-ai/minimax/hailuo-02/pro/text-to-video': needing({}, HAILUO),
  'fal-ai/minimax/hailuo-02/standard/image-to-video': needing(
    { image_url: 'url' },
    { ...HAILUO_OF_PICTURES, duration: ['6', '10'], resolution: ['512P', '768P'] },
  ),
  'fal-ai/minimax/hailuo-02/pro/image-to-video': needing({ image_url: 'url' }, HAILUO_OF_PICTURES),
  'fal-ai/pixverse/v4.5/text-to-video': needing({}, { ...PIXVERSE, aspect_ratio: SHAPES }),
  'fal-ai/pixverse/v4.5/text-to-video/fast': needing({}, { ...PIXVERSE_FAST, aspect_ratio: SHAPES }),
  'fal-ai/pixverse/v4.5/image-to-video': needing({ image_url: 'url' }, PIXVERSE),
  'fal-ai/pixverse/v4.5/image-to-video/fast': needing({ image_url: 'url' }, PIXVERSE_FAST),
  'fal-ai/pixverse/v4.5/transition': needing(
    { first_image_url: 'url' },
    { ...PIXVERSE, aspect_ratio: SHAPES, end_image_url: 'url' },
  ),
};

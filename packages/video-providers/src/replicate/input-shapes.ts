import type { InputShape } from '../simulators/check-input.ts';

const VEO: InputShape = {
  needs: { prompt: 'text' },
  takes: {
    aspect_ratio: ['16:9', '9:16'],
    duration: [4, 6, 8],
    generate_audio: 'flag',
    image: 'url',
    last_frame: 'url',
    negative_prompt: 'text',
    resolution: ['720p', '1080p'],
    seed: 'number',
  },
};

/** What each model takes, by the schema on its page; effects, styles and sounds of PixVerse are left out. */
export const REPLICATE_INPUTS: Readonly<Record<string, InputShape>> = {
  'google/veo-3.1': { ...VEO, takes: { ...VEO.takes, reference_images: 'urls' } },
  'google/veo-3.1-fast': VEO,
  'minimax/hailuo-02': {
    needs: { prompt: 'text' },
    takes: {
      duration: [6, 10],
      first_frame_image: 'url',
      last_frame_image: 'url',
      prompt_optimizer: 'flag',
      resolution: ['512p', '768p', '1080p'],
    },
  },
  'pixverse/pixverse-v4.5': {
    needs: { prompt: 'text' },
    takes: {
      aspect_ratio: ['16:9', '9:16', '1:1'],
      duration: [5, 8],
      image: 'url',
      last_frame_image: 'url',
      motion_mode: ['normal', 'smooth'],
      negative_prompt: 'text',
      quality: ['360p', '540p', '720p', '1080p'],
      seed: 'number',
    },
  },
};

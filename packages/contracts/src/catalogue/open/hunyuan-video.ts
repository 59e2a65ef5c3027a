import type { CatalogueModel } from '../catalogue-types.ts';
import { COMMON, gpuRows, SHAPES } from './open-mode.ts';

/** From https://github.com/Tencent-Hunyuan/HunyuanVideo: 1,904 s for 129 frames of 720p in 50 steps; ours has 20. */
const MODE = {
  ...COMMON,
  negativeMax: null,
  parameters: { resolution: ['480p', '720p'], seconds: [3, 5], shape: SHAPES },
  price: { gpu: gpuRows({ '480p': { 3: 180, 5: 350 }, '720p': { 3: 600, 5: 1200 } }) },
} as const;

export const HUNYUAN_VIDEO: CatalogueModel = {
  slug: 'hunyuan-video',
  name: 'HunyuanVideo',
  maker: 'Tencent',
  lifecycle: 'active',
  closedOn: null,
  successors: ['wan-2-2', 'local'],
  modes: [
    { ...MODE, mode: 'text' },
    { ...MODE, mode: 'image', files: ['first'], takesCrops: true },
  ],
};

import type { CatalogueModel } from '../catalogue-types.ts';
import { COMMON, gpuRows, SHAPES } from './open-mode.ts';

/** From https://huggingface.co/Lightricks/LTX-Video, which is faster than real time on a card of a data centre. */
const MODE = {
  ...COMMON,
  parameters: { resolution: ['480p', '720p'], seconds: [5, 3, 8], shape: SHAPES },
  price: { gpu: gpuRows({ '480p': { 3: 20, 5: 30, 8: 50 }, '720p': { 3: 50, 5: 80, 8: 140 } }) },
} as const;

/** The 2B model 0.9.5. */
export const LTX_VIDEO: CatalogueModel = {
  slug: 'ltx-video',
  name: 'LTX-Video',
  maker: 'Lightricks',
  lifecycle: 'active',
  closedOn: null,
  successors: ['local'],
  modes: [
    { ...MODE, mode: 'text' },
    { ...MODE, mode: 'image', files: ['first'], takesCrops: true },
    { ...MODE, mode: 'first-last', files: ['first', 'last'], takesCrops: true },
  ],
};

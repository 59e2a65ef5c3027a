import type { CatalogueModel } from '../catalogue-types.ts';
import { COMMON, gpuRows, SHAPES } from './open-mode.ts';

/** From https://github.com/Wan-Video/Wan2.2: 5 s of 720p within 9 minutes for 50 steps; ours has 30. */
const WAN_2_2_COMMON = {
  ...COMMON,
  parameters: { resolution: ['720p', '480p'], seconds: [5, 3], shape: SHAPES },
  price: { gpu: gpuRows({ '720p': { 3: 190, 5: 330 }, '480p': { 3: 70, 5: 120 } }) },
} as const;

/** The 5B model, for words and pictures. */
export const WAN_2_2: CatalogueModel = {
  slug: 'wan-2-2',
  name: 'Wan 2.2',
  maker: 'Alibaba',
  lifecycle: 'active',
  closedOn: null,
  successors: ['local'],
  modes: [
    { ...WAN_2_2_COMMON, mode: 'text' },
    { ...WAN_2_2_COMMON, mode: 'image', files: ['first'], takesCrops: true },
  ],
};

/** From https://github.com/Wan-Video/Wan2.1: 5 s of 480p in about 4 minutes for 50 steps; ours has 30. */
const WAN_2_1_COMMON = {
  ...COMMON,
  parameters: { resolution: ['480p'], seconds: [5, 3], shape: SHAPES },
  price: { gpu: gpuRows({ '480p': { 3: 90, 5: 150 } }) },
} as const;

/** The 1.3B model, for words and videos. */
export const WAN_2_1: CatalogueModel = {
  slug: 'wan-2-1',
  name: 'Wan 2.1',
  maker: 'Alibaba',
  lifecycle: 'active',
  closedOn: null,
  successors: ['wan-2-2', 'local'],
  modes: [
    { ...WAN_2_1_COMMON, mode: 'text' },
    {
      ...WAN_2_1_COMMON,
      mode: 'video',
      files: ['video'],
      takesCrops: true,
      parameters: { ...WAN_2_1_COMMON.parameters, strength: ['half', 'full', 'light'] },
    },
  ],
};

import type { CatalogueModel } from '../catalogue-types.ts';
import { COMMON } from './open-mode.ts';

/** Enlarges a video frame by frame. */
export const REAL_ESRGAN: CatalogueModel = {
  slug: 'real-esrgan',
  name: 'Real-ESRGAN',
  maker: 'Tencent ARC',
  lifecycle: 'active',
  closedOn: null,
  successors: ['local'],
  modes: [
    {
      ...COMMON,
      mode: 'video',
      files: ['video'],
      isWordless: true,
      negativeMax: null,
      seedMax: null,
      parameters: { resolution: ['1080p', '720p'] },
      price: {
        gpu: [
          { when: { resolution: ['1080p'] }, seconds: 60 },
          { when: { resolution: ['720p'] }, seconds: 30 },
        ],
      },
    },
  ],
};

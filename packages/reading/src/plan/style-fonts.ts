import type { FontFamily } from '@kinora/drawing/type';

import type { StyleName } from './scene-plan.ts';

/** The face of each style. */
export const STYLE_FONTS: Readonly<Record<StyleName, FontFamily>> = {
  storybook: 'Kinora Fraunces',
  paper: 'Kinora Caveat',
  ink: 'Kinora Shippori Mincho',
  neon: 'Kinora Outfit',
  pixel: 'Kinora Silkscreen',
  watercolour: 'Kinora Caveat',
  clay: 'Kinora Outfit',
  woodcut: 'Kinora Shippori Mincho',
  chalk: 'Kinora Caveat',
};

import chalk from '../../pictures/chalk.webp?url&no-inline';
import clay from '../../pictures/clay.webp?url&no-inline';
import ink from '../../pictures/ink.webp?url&no-inline';
import neon from '../../pictures/neon.webp?url&no-inline';
import paper from '../../pictures/paper.webp?url&no-inline';
import pixel from '../../pictures/pixel.webp?url&no-inline';
import storybook from '../../pictures/storybook.webp?url&no-inline';
import watercolour from '../../pictures/watercolour.webp?url&no-inline';
import woodcut from '../../pictures/woodcut.webp?url&no-inline';

/** One scene drawn in each style of the local preview engine. */
export const STYLE_PICTURES: Readonly<Record<string, string>> = {
  // What is drawn where the words ask for none.
  auto: storybook,
  chalk,
  clay,
  ink,
  neon,
  paper,
  pixel,
  storybook,
  watercolour,
  woodcut,
};

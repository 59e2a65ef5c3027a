import { create } from 'storybook/theming';

/** Storybook's own frame and pages, in the dark room of the product. */
export const theme = create({
  base: 'dark',
  brandTitle: 'Kinora',
  appBg: '#181614',
  appContentBg: '#0f0e0d',
  appPreviewBg: '#0f0e0d',
  barBg: '#181614',
});

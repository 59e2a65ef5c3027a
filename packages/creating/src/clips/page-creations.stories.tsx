import { apiClientAtom } from '@kinora/api-client';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PageCreations } from './page-creations.tsx';

const meta = {
  component: PageCreations,
  args: {
    pages: {
      text: null,
      image: '/image-to-video/',
      video: '/video-to-video/',
      effect: (id) => `/ai-video-effects/${id}/`,
    },
  },
} satisfies Meta<typeof PageCreations>;
export default meta;

export const NoneYet: StoryObj<typeof meta> = {
  decorators: [withAtoms(seed(apiClientAtom, fakeApi()))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No clips yet')).toBeVisible();
  },
};

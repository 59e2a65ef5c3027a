import { apiClientAtom } from '@kinora/api-client';
import { playerPartsAtom } from '@kinora/live-stage';
import { fakeApi, noEngine, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { HomeSections } from './home.lazy.tsx';

const meta = {
  component: HomeSections,
  args: {
    routes: [],
    formHref: '/text-to-video/',
    pictureFormHref: '/image-to-video/',
    videoFormHref: '/video-to-video/',
    hrefOfEffect: (id) => `/ai-video-effects/${id}/`,
    galleryHref: '/ai-video-remix/?page=inspiration',
  },
  decorators: [
    withAtoms(seed(apiClientAtom, fakeApi({})), seed(playerPartsAtom, noEngine)),
    // On phones it reaches the edges of the page.
    (StoryOf) => (
      <div className="max-nav:px-4">
        <StoryOf />
      </div>
    ),
  ],
} satisfies Meta<typeof HomeSections>;
export default meta;

export const GoesOnFromAScene: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const scene = await canvas.findByRole('link', { name: /^A paper boat in a storm at night/ });
    await expect(scene).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/text-to-video\/#model=local&prompt=A\+paper\+boat/),
    );
  },
};

import { aReadyCreation } from '@kinora/contracts/fixtures';
import { withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ClipLinksPanel } from './clip-links-panel.tsx';

const clip = aReadyCreation();
const pages = {
  text: '/text-to-video/',
  image: '/image-to-video/',
  effect: (id: string) => `/ai-video-effects/${id}/`,
};

const meta = {
  component: ClipLinksPanel,
  args: {
    pages: { ...pages, video: null },
    children: ({ settingsHrefOf, onUseAsVideo }) => (
      <>
        <a href={settingsHrefOf(clip) ?? ''}>Reuse settings</a>
        {onUseAsVideo && <button type="button">Restyle</button>}
      </>
    ),
  },
  decorators: [withAtoms()],
} satisfies Meta<typeof ClipLinksPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnThePageThatTakesVideos: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getAttribute('href')).toMatch(/^\/text-to-video\/#model=/);
    await expect(canvas.getByRole('button', { name: 'Restyle' })).toBeVisible();
  },
};

export const OnAnotherPage: Story = {
  args: { pages: { ...pages, video: '/video-to-video/' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

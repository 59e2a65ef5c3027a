import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { aVideo } from '../testing/a-video.ts';
import { A_CLIP } from '../testing/clip-story.ts';
import { ScrubPicture } from './scrub-picture.tsx';

const meta = {
  component: ScrubPicture,
  args: { clip: A_CLIP, time: 1.5 },
  decorators: [
    (Story) => (
      <div className="relative aspect-video w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScrubPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TileUntilTheFrameIsFound: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).not.toBeNull();
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};

export const FrameOfTheSmallCopy: Story = {
  loaders: [async () => ({ url: await aVideo({ seconds: 2, ground: '#204060' }) })],
  render: (args, { loaded: { url } }) => <ScrubPicture {...args} clip={{ ...args.clip, proxy: String(url) }} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('video')?.currentTime).toBeCloseTo(1.5, 1));
    await waitFor(() => expect(canvasElement.querySelector('video')).toBeVisible());
  },
};

export const OlderClipWithoutBoth: Story = {
  args: { clip: { ...A_CLIP, sprite: null, proxy: null } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, video')).toBeNull();
  },
};

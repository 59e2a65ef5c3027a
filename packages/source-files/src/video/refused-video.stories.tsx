import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { RefusedVideo } from './refused-video.tsx';

const meta = {
  component: RefusedVideo,
  args: { refusal: { name: 'notes.txt', reason: 'not-a-video' }, hasVideo: true },
} satisfies Meta<typeof RefusedVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhy: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your previous video is still here.');
  },
};

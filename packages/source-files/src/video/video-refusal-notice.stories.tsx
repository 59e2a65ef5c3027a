import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { VideoRefusalNotice } from './video-refusal-notice.tsx';

const meta = {
  component: VideoRefusalNotice,
  args: { refusal: { reason: 'too-long', name: 'holiday.mp4', seconds: 74.2 }, hasVideo: false },
} satisfies Meta<typeof VideoRefusalNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TooLong: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'holiday.mp4 wasn’t added. It’s 75 s long. The limit is 60 s.',
    );
  },
};

export const APicture: Story = {
  args: { refusal: { reason: 'is-a-picture', name: 'deer.png' }, hasVideo: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It’s an image. Use Image to Video to make it move.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your previous video is still here.');
  },
};

export const AnotherFormat: Story = {
  args: { refusal: { reason: 'other-format', name: `${'an unbroken name '.repeat(9)}.avi`, format: 'AVI' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('AVI isn’t supported yet.');
  },
};

export const TooLarge: Story = {
  args: { refusal: { reason: 'too-large', name: 'holiday.mp4' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('larger than 200 MB');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PrivacyNote } from './privacy-note.tsx';

const meta = { component: PrivacyNote, args: { kind: 'image' } } satisfies Meta<typeof PrivacyNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Image: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Create sends your image to the server/)).toBeVisible();
  },
};

export const Video: Story = {
  args: { kind: 'video' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Create sends your video to the server/)).toBeVisible();
  },
};

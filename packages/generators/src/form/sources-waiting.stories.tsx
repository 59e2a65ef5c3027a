import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SourcesWaiting } from './sources-waiting.tsx';

const meta = { component: SourcesWaiting, args: { kind: 'image' } } satisfies Meta<typeof SourcesWaiting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Image: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Start with' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText(/^PNG, JPEG, WebP or AVIF/)).toBeVisible();
  },
};

export const VideoOnAPhone: Story = {
  ...onPhone,
  args: { kind: 'video' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^MP4, MOV or WebM/)).toBeVisible();
  },
};

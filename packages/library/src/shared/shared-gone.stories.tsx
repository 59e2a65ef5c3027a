import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SharedGone } from './shared-gone.tsx';

const meta = { component: SharedGone, args: { createHref: '/text-to-video/' } } satisfies Meta<typeof SharedGone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysThatThereIsNothing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('This link shows no clip');
    await expect(canvas.getByRole('link', { name: 'Make a clip of your own' })).toBeVisible();
  },
};

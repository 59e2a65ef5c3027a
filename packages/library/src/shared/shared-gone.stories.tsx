import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SharedGone } from './shared-gone.tsx';

const meta = {
  component: SharedGone,
  args: { createHref: '/text-to-video/', more: <p>Three scenes</p> },
} satisfies Meta<typeof SharedGone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysThatThereIsNothing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This link doesn’t show a clip' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Make your own' })).toHaveTextContent('Three scenes');
    await expect(canvas.getByRole('link', { name: 'Create your own clip' })).toBeVisible();
  },
};

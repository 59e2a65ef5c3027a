import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { WaitingStage } from './waiting-stage.tsx';

const meta = { component: WaitingStage, args: { ratio: 16 / 9, about: 'text', isEmpty: true } } satisfies Meta<
  typeof WaitingStage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Describe a scene' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Live preview' })).not.toHaveAttribute('aria-busy');
  },
};

export const WithAPrompt: Story = {
  args: { isEmpty: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the preview engine');
    await expect(canvas.getByRole('region', { name: 'Live preview' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const WithoutAPicture: Story = {
  args: { about: 'image' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Add an image' })).toBeVisible();
  },
};

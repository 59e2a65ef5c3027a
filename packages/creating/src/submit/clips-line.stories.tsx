import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ClipsLine } from './clips-line.tsx';

const meta = {
  component: ClipsLine,
  args: { clips: 12, each: 8, others: 0, offer: null, onOffer: fn() },
} satisfies Meta<typeof ClipsLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllOfThem: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('12 clips × 8 = 96 credits');
  },
};

export const SomeCanBeHad: Story = {
  args: { offer: { clips: 5, cost: 40 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create the first 5 40 credits' }));
    await expect(args.onOffer).toHaveBeenCalledOnce();
  },
};

export const MoreThanOneOrderTakes: Story = {
  args: { clips: 20, others: 28 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the most you can create at once. 28 prompts stay in the list/)).toBeVisible();
  },
};

export const OnAPhone: Story = { ...onPhone, args: { offer: { clips: 1, cost: 8 } } };

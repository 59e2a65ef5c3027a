import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { AccountReady } from './account-ready.tsx';

const meta = {
  component: AccountReady,
  args: { reason: 'address', onContinue: fn<() => void>() },
} satisfies Meta<typeof AccountReady>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhyThereAreNoStartCredits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/claimed on this network/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const SameDevice: Story = {
  args: { reason: 'device' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/on this device/)).toHaveTextContent('The live preview is always free.');
  },
};

export const DayIsSpent: Story = {
  args: { reason: 'day' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Today’s welcome credits/)).toHaveTextContent('The live preview is always free.');
  },
};

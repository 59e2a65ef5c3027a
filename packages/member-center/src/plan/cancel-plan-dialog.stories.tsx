import { aRunningPlan } from '@kinora/contracts/fixtures';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { CancelPlanDialog } from './cancel-plan-dialog.tsx';

const meta = {
  component: CancelPlanDialog,
  args: { plan: aRunningPlan(), isBusy: false, onCancelPlan: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <main className="min-h-screen">
        <h1>Member Center</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof CancelPlanDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatStaysUntilWhen: Story = {
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Cancel your plan?' });
    await expect(dialog).toHaveTextContent('You keep everything until December 19, 2026, which you’ve paid for.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel plan' }));
    await expect(args.onCancelPlan).toHaveBeenCalledOnce();
  },
};

export const DidNotWork: Story = {
  ...onPhone,
  args: { problem: 'Kinora can’t be reached. Check your connection and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('can’t be reached');
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel plan' }));
    await expect(args.onCancelPlan).not.toHaveBeenCalled();
    for (const name of ['Keep plan', 'Close']) await expect(canvas.getByRole('button', { name })).toBeDisabled();
  },
};

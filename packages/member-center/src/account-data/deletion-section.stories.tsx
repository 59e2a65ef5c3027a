import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { DeletionSection } from './deletion-section.tsx';

const meta = {
  component: DeletionSection,
  args: { deletionAt: null, onDelete: fn() },
} satisfies Meta<typeof DeletionSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offers: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const WasAskedFor: Story = {
  args: { deletionAt: Date.UTC(2026, 10, 29, 12) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your account will be deleted on November 29, 2026/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

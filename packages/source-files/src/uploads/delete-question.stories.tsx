import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { DeleteQuestion } from './delete-question.tsx';

const meta = {
  component: DeleteQuestion,
  args: { name: 'deer.png', isBusy: false, onDelete: fn(), onKeep: fn() },
} satisfies Meta<typeof DeleteQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  play: async ({ args, canvas }) => {
    const yes = canvas.getByRole('button', { name: 'Delete permanently' });
    await expect(yes).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};

export const LongNameOnAPhone: Story = { ...onPhone, args: { name: 'غابة-unbroken'.repeat(12) } };

import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { GoingNotice } from './going-notice.tsx';

const meta = {
  component: GoingNotice,
  args: { deletionAt: Date.UTC(2026, 10, 29, 12), isBusy: false, onKeep: fn() },
} satisfies Meta<typeof GoingNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OffersTheWayBack: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your account will be deleted on November 29, 2026.');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep account' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};

export const BusyOnAPhone: Story = { ...onPhone, args: { isBusy: true } };

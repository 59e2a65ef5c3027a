import { FAILURE_REASONS } from '@kinora/contracts';
import { aCreation, aFailedCreation } from '@kinora/contracts/fixtures';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { EndingNotice } from './ending-notice.tsx';

const meta = {
  component: EndingNotice,
  args: { creation: aFailedCreation('timed-out'), onRetry: fn(), href: '/text-to-video/#model=local' },
} satisfies Meta<typeof EndingNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToTheForm: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^It took too long\. .* You weren’t charged\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change settings' })).toBeVisible();
    await expect(canvas.getByText('timed-out')).not.toBeVisible();
  },
};

export const AsksAgain: Story = {
  args: { creation: aFailedCreation('crashed') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again for 8' }));
    await expect(args.onRetry).toHaveBeenCalledWith(args.creation);
  },
};

export const CancelledByMember: Story = {
  args: { creation: aCreation({ state: 'cancelled' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Run again for 8' })).toBeVisible();
    await expect(canvas.queryByText('Details')).toBeNull();
  },
};

/** Its purchase was paid back while it waited. */
export const Refunded: Story = {
  args: {
    creation: aCreation({
      state: 'cancelled',
      receipt: { ...aCreation().receipt, held: 8, charged: 0, returned: 8, reason: 'refund' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The payment was refunded\./)).toBeVisible();
  },
};

/** In the place of the player, for each reason. */
export const EveryReason: Story = {
  render: (args) => (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {FAILURE_REASONS.map((reason) => (
        <li key={reason}>
          <EndingNotice {...args} creation={aFailedCreation(reason)} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/You weren’t charged\.$/)).toHaveLength(FAILURE_REASONS.length);
  },
};

export const OnAPhone: Story = { ...onPhone, ...EveryReason };
export const InArabic: Story = { globals: { locale: 'ar' } };

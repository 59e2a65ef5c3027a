import { aCreation, aFailedCreation } from '@kinora/contracts/fixtures';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { FailureDetails } from './failure-details.tsx';

const failed = aFailedCreation('quota');
const creation = {
  ...failed,
  failure: failed.failure && { ...failed.failure, code: 'Q'.repeat(80), reference: 'req_1' },
};

const meta = {
  component: FailureDetails,
  args: { creation, onCopy: fn(() => Promise.resolve(true)) },
} satisfies Meta<typeof FailureDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsNumbersAwayUntilAsked: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(creation.id)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText(creation.id)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }));
    await expect(args.onCopy).toHaveBeenCalledWith(expect.stringContaining('reference: req_1'));
    await expect(await canvas.findByText('Copied.')).toBeVisible();
  },
};

export const SaysWhenItCannotCopy: Story = {
  args: { onCopy: fn(() => Promise.resolve(false)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Details'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }));
    await expect(await canvas.findByText(/blocks copying/)).toBeVisible();
  },
};

export const OfNoFailure: Story = {
  args: { creation: aCreation({ state: 'cancelled' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Details')).toBeNull();
  },
};

export const OnAPhone: Story = { ...onPhone };
export const InArabic: Story = { globals: { locale: 'ar' } };

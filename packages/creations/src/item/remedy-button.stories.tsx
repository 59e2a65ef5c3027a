import { FAILURE_REASONS } from '@kinora/contracts';
import { aFailedCreation } from '@kinora/contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { RemedyButton } from './remedy-button.tsx';

const meta = {
  component: RemedyButton,
  args: { creation: aFailedCreation('crashed'), onRetry: fn(), onUseSettings: fn(), href: null },
} satisfies Meta<typeof RemedyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TriesAgain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again for 8' }));
    await expect(args.onRetry).toHaveBeenCalledWith(args.creation);
  },
};

export const IgnoresASecondPress: Story = {
  args: { isRetrying: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again for 8' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const LeadsToTheFormOfThisPage: Story = {
  args: { creation: aFailedCreation('declined') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit prompt' }));
    await expect(args.onUseSettings).toHaveBeenCalledWith(args.creation);
  },
};

export const LeadsToTheFormOfAnotherPage: Story = {
  args: { creation: aFailedCreation('bad-file', { mode: 'image' }), href: '/image-to-video/#model=local' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Change image' });
    await expect(link).toHaveAttribute('href', '/image-to-video/#model=local');
  },
};

export const OffersNothingWhereNothingHelps: Story = {
  args: { creation: aFailedCreation('gone', { mode: 'effect', input: { effect: 'gone' } }), href: '/gone/' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** One button each, whatever happened. */
export const ForEveryReason: Story = {
  render: (args) => (
    <ul className="grid gap-2">
      {FAILURE_REASONS.map((reason) => (
        <li key={reason}>
          <RemedyButton {...args} creation={aFailedCreation(reason)} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(FAILURE_REASONS.length);
  },
};

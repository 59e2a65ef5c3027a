import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Choices } from './choices.tsx';
import { EmailCard } from './email-card.tsx';

const meta = {
  component: EmailCard,
  parameters: {
    guide: {
      use: 'Use it to choose which of a member’s addresses gets notifications. For any other single choice in words, take RadioCard.',
      do: ['Wrap the address in bdi.', 'Keep an address that is not set, disabled, with the place to add one.'],
      dont: [
        'Shorten an address: members compare them letter by letter.',
        'Use it to type an address; that is TextField.',
      ],
    },
  },
  args: {
    name: 'address',
    value: 'account',
    address: <bdi>ada@example.com</bdi>,
    note: 'Account email',
    onChoose: fn<(value: string) => void>(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-notice">
        <Choices legend="Address" columns={1}>
          <Story />
        </Choices>
      </div>
    ),
  ],
} satisfies Meta<typeof EmailCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /ada@example.com.*Account email/ })).toBeChecked();
  },
};

export const TakesTheSpaceBar: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: /ada@example.com/ })).toBeChecked();
    await expect(args.onChoose).toHaveBeenCalledWith('account');
  },
};

export const NotSet: Story = {
  args: { disabled: true, address: 'Not set', note: 'Notification email, add one in the Member Center' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Not set/ })).toBeDisabled();
  },
};

export const LongTextOnAPhone: Story = {
  args: { address: <bdi>{`${'long'.repeat(40)}@example.com`}</bdi>, defaultChecked: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('radio').closest('label');
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
  },
};

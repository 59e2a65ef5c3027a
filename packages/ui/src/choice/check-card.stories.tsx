import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { CheckCard } from './check-card.tsx';

const meta = {
  component: CheckCard,
  parameters: {
    guide: {
      use: 'Use it when a member picks several of a few priced things, such as the models to compare. For one of them, take RadioCard or ModelCard; for a setting that is on or off, take Switch.',
      do: ['Put the price at its end.', 'Say in facts what changes with it, or why it can’t be chosen.'],
      dont: ['Hide a card that can’t be chosen.', 'Use it for a single option.'],
    },
  },
  args: { title: 'Veo 3.1', end: '64 credits', checked: false, onCheck: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CheckCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Veo 3.1' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('64 credits');
  },
};

export const TakesAClickAndTheSpaceBar: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('64 credits'));
    await expect(args.onCheck).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onCheck).toHaveBeenCalledTimes(2);
  },
};

export const Checked: Story = {
  args: { checked: true, facts: '5 s instead of 8 s' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Veo 3.1' });
    await expect(box).toBeChecked();
    await expect(box).toHaveAccessibleDescription('64 credits 5 s instead of 8 s');
  },
};

export const Disabled: Story = {
  args: { disabled: true, facts: 'Your prompt is too long for this model.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Veo 3.1'));
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};

export const LongTextOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'A model with a name that is unusually long for a model',
    facts: 'Length changed from 10 s to 5 s. Resolution changed from 1080p to 720p. Camera and motion aren’t used.',
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('checkbox').closest('label');
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
  },
};

export const InArabic: Story = {
  args: { end: '64 رصيداً' },
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas }) => {
    const price = canvas.getByText('64 رصيداً').getBoundingClientRect();
    await expect(price.right).toBeLessThan(canvas.getByRole('checkbox').getBoundingClientRect().left);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { RadioCard } from './radio-card.tsx';

const meta = {
  component: RadioCard,
  parameters: {
    guide: {
      use: 'Use it inside Choices for one of a few values in short words or numbers: “720”, “5 s”. For shapes take RatioCard, for looks StyleCard, for models ModelCard.',
      do: ['Set middle for numbers and single words.', 'Keep an impossible value in its place, disabled.'],
      dont: ['Use it outside of Choices: the group needs its name.', 'Write a sentence in a card of the middle kind.'],
    },
  },
  args: { name: 'resolution', value: '720', children: '720', middle: true, onChoose: fn() },
  decorators: [
    (Story) => (
      <div className="w-28">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RadioCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '720' })).toBeChecked();
  },
};

export const NotChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '720' })).not.toBeChecked();
  },
};

export const ChoosesByAClick: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('720'));
    await expect(canvas.getByRole('radio', { name: '720' })).toBeChecked();
    await expect(args.onChoose).toHaveBeenCalledWith('720');
  },
};

export const Disabled: Story = {
  args: { disabled: true, value: '2160', children: '4K' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: '4K' })).toBeDisabled();
    await userEvent.click(canvas.getByText('4K'));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { children: 'As large as the picture allows' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('radio').closest('label');
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
    await expect(card?.clientHeight).toBeGreaterThan(44);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { TextButton } from './text-button.tsx';

const meta = {
  component: TextButton,
  parameters: {
    guide: {
      use: 'Use it for a small action inside a sentence or a Notice: “Retry now”, “Change”. If it leads to an address, take Link; if it is the main step, take Button.',
      do: ['Let the sentence around it say what it acts on.'],
      dont: ['Use it for what costs credits or deletes: that is Button.', 'Put two of them in one sentence.'],
    },
  },
  args: { children: 'Retry now', onClick: fn() },
} satisfies Meta<typeof TextButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: (args) => (
    <p>
      You’re offline. <TextButton {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Retry now' });
    await expect(getComputedStyle(button).textDecorationLine).toBe('underline');
  },
};

export const TakesTheSpaceBar: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry now' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Retry now' });
    await expect(button).toBeDisabled();
    await expect(getComputedStyle(button).textDecorationLine).toBe('none');
  },
};

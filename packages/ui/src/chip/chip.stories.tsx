import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ImproveIcon } from '../icon/icons.ts';
import { Chip } from './chip.tsx';

const meta = {
  component: Chip,
  parameters: {
    guide: {
      use: 'Use it for quick, small choices in a row: a filter of the effects, a tool below a prompt, a prompt to try. If exactly one choice must always hold, take Segmented; if it only says something, take Tag.',
      do: ['Pass pressed when it filters, and put “All” first.', 'Let a row of chips wrap or scroll on a phone.'],
      dont: ['Use it for the main action of a form.', 'Put more than three words in it.'],
    },
  },
  args: { children: 'Look', onClick: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Look' })).not.toHaveAttribute('aria-pressed');
  },
};

export const Pressed: Story = {
  args: { pressed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Look', pressed: true }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Look' }));
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const SmallWithIcon: Story = {
  args: { size: 'small', icon: <ImproveIcon />, children: 'Improve' },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Improve' });
    await expect(chip.getBoundingClientRect().height).toBe(28);
    await expect(chip.querySelector('svg')?.getBoundingClientRect().width).toBe(16);
  },
};

export const SmallOnAPhone: Story = {
  args: { size: 'small' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBe(44);
  },
};

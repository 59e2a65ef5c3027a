import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { NoticeSwitch } from './notice-switch.tsx';

const meta = {
  component: NoticeSwitch,
  args: { state: 'ask', isOn: false, onSwitch: fn() },
} satisfies Meta<typeof NoticeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Notify me/ }));
    await expect(args.onSwitch).toHaveBeenCalledWith(true);
  },
};

export const On: Story = {
  args: { state: 'allowed', isOn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Blocked: Story = {
  args: { state: 'blocked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await expect(canvas.getByText(/blocks notifications/)).toBeVisible();
  },
};

export const WhereThereAreNone: Story = {
  args: { state: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

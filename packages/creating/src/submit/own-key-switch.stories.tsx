import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { OwnKeySwitch } from './own-key-switch.tsx';

const meta = {
  component: OwnKeySwitch,
  args: { provider: 'Vidu', isOn: true, onSwitch: fn() },
} satisfies Meta<typeof OwnKeySwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('checkbox', { name: 'Use your Vidu key' });
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(args.onSwitch).toHaveBeenCalledWith(false);
  },
};

export const Off: Story = {
  args: { isOn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Use your Vidu key' })).not.toBeChecked();
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

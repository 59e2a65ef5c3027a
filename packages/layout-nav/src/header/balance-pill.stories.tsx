import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { BalancePill } from './balance-pill.tsx';

const meta = { component: BalancePill, args: { balance: 12_214 } } satisfies Meta<typeof BalancePill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysItsUnit: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('12,214credits');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WithPlansOnAPhone: Story = {
  args: { onUpgrade: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Upgrade Now' });
    await expect(button.getBoundingClientRect().height).toBe(44);
    await userEvent.click(button);
    await expect(args.onUpgrade).toHaveBeenCalledOnce();
  },
};

export const WithPlans: Story = {
  args: { onUpgrade: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade Now' }));
    await expect(args.onUpgrade).toHaveBeenCalledOnce();
  },
};

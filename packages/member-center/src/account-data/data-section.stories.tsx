import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { DataSection } from './data-section.tsx';

const meta = {
  component: DataSection,
  args: { isBusy: false, outcome: null, onExport: fn() },
} satisfies Meta<typeof DataSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offers: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export my data' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export my data' }));
    await expect(args.onExport).not.toHaveBeenCalled();
  },
};

export const Begun: Story = {
  args: { outcome: { state: 'begun' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The download has started.');
  },
};

export const Failed: Story = {
  args: { outcome: { state: 'failed', text: 'Too many tries. Try again in 50 min.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Try again in 50 min.');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BalanceBar } from './balance-bar.tsx';

const meta = { component: BalanceBar, args: { free: 500, local: 32, held: 8 } } satisfies Meta<typeof BalanceBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeParts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** A part without credits has neither a stripe nor a word. */
export const OnlyLocal: Story = {
  args: { free: 0, local: 40, held: 0 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('40 for the local preview engine');
    await expect(canvasElement.querySelectorAll('.balance-share')).toHaveLength(1);
  },
};

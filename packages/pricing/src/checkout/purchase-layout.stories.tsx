import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PurchaseLayout } from './purchase-layout.tsx';

const meta = {
  component: PurchaseLayout,
  args: { bought: <p>What is bought</p>, children: <p>What to do</p> },
} satisfies Meta<typeof PurchaseLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const placeOf = (element: HTMLElement) => element.getBoundingClientRect();

export const SideBySide: Story = {
  play: async ({ canvas }) => {
    const [bought, todo] = [canvas.getByText('What is bought'), canvas.getByText('What to do')].map(placeOf);
    await expect(todo?.top).toBe(bought?.top);
    await expect(todo?.left ?? 0).toBeGreaterThan(bought?.right ?? 0);
  },
};

export const BelowEachOtherOnAPhone: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const [bought, todo] = [canvas.getByText('What is bought'), canvas.getByText('What to do')].map(placeOf);
    await expect(todo?.top ?? 0).toBeGreaterThan(bought?.bottom ?? 0);
  },
};

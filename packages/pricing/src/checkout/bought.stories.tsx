import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Bought } from './bought.tsx';

const meta = {
  component: Bought,
  args: { sku: 'pro-year', cents: 23_994 },
  decorators: [
    (Story) => (
      <main>
        <h1>Your purchase</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Bought>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AYear: Story = {
  play: async ({ canvasElement }) => {
    for (const text of ['Pro, yearly', 'US$239.94', '1,300 credits every month', 'Renews yearly'])
      await expect(canvasElement).toHaveTextContent(text);
  },
};

export const APackBeforeItsPrice: Story = {
  ...onPhone,
  args: { sku: 'pack-1500', cents: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1,500 credits');
    await expect(canvasElement).toHaveTextContent('One-time payment.');
    await expect(canvasElement).not.toHaveTextContent('US$');
  },
};

export const NotSoldAnyMore: Story = {
  args: { sku: 'mega-week', cents: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('mega-week, no longer sold');
  },
};

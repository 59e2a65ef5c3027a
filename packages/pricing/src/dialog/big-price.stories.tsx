import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BigPrice } from './big-price.tsx';

const meta = {
  component: BigPrice,
  args: { price: { specialCents: 799, struckCents: 1599, actualCents: 9594 }, period: 'year', isPromoted: true },
} satisfies Meta<typeof BigPrice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAYear: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('US$7.99a monthbefore US$15.99Billed annually at US$95.94');
    await expect(canvas.getByText('US$15.99').closest('s')).toBeVisible();
  },
};

export const OfAMonth: Story = {
  args: { price: { specialCents: 1599, struckCents: 3198, actualCents: 1599 }, period: 'month' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Billed monthly at US$15.99');
  },
};

export const WithoutAPromotion: Story = {
  args: { isPromoted: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('US$7.99a monthBilled annually at US$95.94');
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
};

/** Nothing is struck through where it never cost more. */
export const WithoutAnOffer: Story = {
  args: { price: { specialCents: 1599, struckCents: 1599, actualCents: 1599 }, period: 'month' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
};

export const NotYetKnown: Story = {
  args: { price: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('US$');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { BuyBanner } from './buy-banner.tsx';

const meta = {
  component: BuyBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    text: 'Plans are half price until 30 November.',
    onBuy: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div className="h-[71px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BuyBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensThePlansAndCloses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('complementary', { name: 'Offer' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBuy).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close the offer' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const fits = async (canvasElement: HTMLElement) => {
  const banner = canvasElement.querySelector('aside');
  await expect(banner?.getBoundingClientRect().height).toBe(71);
  await expect(banner?.scrollHeight).toBeLessThanOrEqual(71);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
};

export const LongTextOnAPhone: Story = {
  args: { text: 'Plans of this server are half price for everybody who has made a clip before. '.repeat(3) },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => fits(canvasElement),
};

export const Magnified: Story = {
  args: { text: 'Plänefüralledieschoneinmaleinengemachthaben'.repeat(3) },
  globals: { viewport: { value: 'magnified' } },
  play: ({ canvasElement }) => fits(canvasElement),
};

import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { StyleOffer } from './style-offer.tsx';

const meta = {
  component: StyleOffer,
  args: { style: 'Pixel art', onTake: fn() },
} satisfies Meta<typeof StyleOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnotherStyle: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to Pixel art' }));
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
};

export const LongNameOnAPhone: Story = {
  ...onPhone,
  args: { style: 'Aquarell auf handgeschöpftem Büttenpapier' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Büttenpapier$/ })).toBeVisible();
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Pixel art');
  },
};

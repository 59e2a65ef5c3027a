import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { OfferButton } from './offer-link.tsx';
import type { Offer } from './offers.ts';

const hrefOf = ({ asked: { model } }: Offer): string | null => `/text-to-video/#model=${model}`;

const meta = {
  component: OfferButton,
  args: {
    offer: { asked: { model: 'vidu-q1', mode: 'text', input: {} }, price: 32, ownKey: null, lost: [] },
    look: 'default',
    hrefOf,
    onTake: fn(),
    children: 'Try with Vidu Q1 for 32',
  },
} satisfies Meta<typeof OfferButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToTheFormOfAnotherPage: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Try with Vidu Q1 for 32' });
    await expect(link).toHaveAttribute('href', '/text-to-video/#model=vidu-q1');
    // Where it leads is the page's business.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(args.onTake).toHaveBeenCalledWith(args.offer);
  },
};

export const SetsUpTheFormOfThisPage: Story = {
  args: { hrefOf: () => null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try with Vidu Q1 for 32' }));
    await expect(args.onTake).toHaveBeenCalledWith(args.offer);
  },
};

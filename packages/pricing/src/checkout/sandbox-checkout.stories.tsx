import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { SandboxCheckout } from './sandbox-checkout.tsx';

const meta = {
  component: SandboxCheckout,
  args: { answer: null, onAnswer: fn() },
  decorators: [
    (Story) => (
      <main>
        <h1>Your purchase</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SandboxCheckout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OffersFiveAnswersAndSaysWhatItIs: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('This is a sandbox. No real money, no card.');
    await expect(canvas.getAllByRole('button')).toHaveLength(5);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pay' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith('paid');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('declined');
  },
};

export const OneIsOnItsWay: Story = {
  ...onPhone,
  args: { answer: 'late' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay, late response' }));
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Pay' })).toBeDisabled();
  },
};

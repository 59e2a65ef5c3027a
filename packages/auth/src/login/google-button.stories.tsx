import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { GoogleButton } from './google-button.tsx';

const meta = {
  component: GoogleButton,
  args: { busy: false, onPress: fn<() => void>() },
} satisfies Meta<typeof GoogleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StandsAboveTheForm: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('or')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Leaving: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = { ...onPhone };

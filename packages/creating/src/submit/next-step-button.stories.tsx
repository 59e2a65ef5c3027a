import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { NextStepButton } from './next-step-button.tsx';

const meta = {
  component: NextStepButton,
  args: { step: 'see-plans', onPress: fn() },
} satisfies Meta<typeof NextStepButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SeePlans: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See plans' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const UseLocal: Story = {
  args: { step: 'use-local' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Use the local preview engine' })).toBeVisible();
  },
};

import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { PlanNote } from './plan-note.tsx';

const meta = { component: PlanNote, args: { needs: ['count'], onSeePlans: fn() } } satisfies Meta<typeof PlanNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralClips: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Batches need a plan.');
    await userEvent.click(canvas.getByRole('button', { name: 'See plans' }));
    await expect(args.onSeePlans).toHaveBeenCalledOnce();
  },
};

export const FullHd: Story = {
  args: { needs: ['resolution'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Full HD needs a plan.')).toBeVisible();
  },
};

export const AnEffect: Story = {
  args: { needs: ['effect'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This effect needs a plan.')).toBeVisible();
  },
};

export const AnEffectInFullHd: Story = {
  args: { needs: ['effect', 'resolution'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This effect and Full HD need a plan.')).toBeVisible();
  },
};

export const BothOnAPhone: Story = { ...onPhone, args: { needs: ['count', 'resolution'] } };

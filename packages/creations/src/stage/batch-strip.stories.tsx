import { aCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { BatchStrip } from './batch-strip.tsx';

const batch = [aReadyCreation({ id: '1', batch: 'b' }), aCreation({ id: '2', batch: 'b' })];

const meta = {
  component: BatchStrip,
  args: { batch, shown: ['1'], onOpen: fn() },
} satisfies Meta<typeof BatchStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsOnTheStage: Story = {
  play: async ({ canvas, args }) => {
    const shown = canvas.getByRole('button', { name: 'Clip 1 of 2, ready' });
    await expect(shown).toHaveAttribute('aria-current', 'true');
    await userEvent.click(shown);
    await expect(args.onOpen).toHaveBeenCalledWith(batch[0]);
    await expect(canvas.getByRole('button', { name: 'Clip 2 of 2, waiting' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const OnAPhone: Story = { ...OneIsOnTheStage, ...onPhone };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ClipLineage } from './clip-lineage.tsx';

const clip = (place: number, title = `A boat, number ${place}`) => ({ id: `c-${place}`, title });

const meta = {
  component: ClipLineage,
  args: {
    ancestors: [clip(1), clip(2)],
    made: [clip(3), clip(4, 'wordwithoutanyspace'.repeat(30)), clip(5, 'قارب في بحر هادئ')],
    more: { state: 'more' },
    onMore: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof ClipLineage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsBothWaysByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'A boat, number 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('c-1');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('c-3');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const OnlyWhatThereIs: Story = {
  args: { ancestors: [], more: { state: 'end' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Made from')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

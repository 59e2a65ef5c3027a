import { TextIcon } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { PickList } from './pick-list.tsx';

const meta = {
  component: PickList,
  args: {
    label: 'Titles',
    items: [
      { id: 'title', name: 'Title', icon: <TextIcon /> },
      { id: 'caption', name: 'Caption', icon: <TextIcon /> },
    ],
    onPick: fn(),
  },
} satisfies Meta<typeof PickList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Titles: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Caption' }));
    await expect(args.onPick).toHaveBeenCalledWith('caption');
  },
};
export const Closed: Story = {
  args: { disabled: true, hint: 'Select a clip that touches the next one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Title' })).toBeDisabled();
  },
};

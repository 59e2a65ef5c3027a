import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { LibraryEmpty } from './library-empty.tsx';

const meta = {
  component: LibraryEmpty,
  args: { shelf: 'all', isNarrow: false, trashDays: 30, createHref: '/text-to-video/', onClear: fn() },
} satisfies Meta<typeof LibraryEmpty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToTheFirstClip: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create a clip' })).toHaveAttribute('href', '/text-to-video/');
  },
};

export const NothingFits: Story = {
  args: { isNarrow: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Trash: Story = {
  args: { shelf: 'trash' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Deleted clips stay here for 30 days. You can restore them until then.'),
    ).toBeVisible();
  },
};

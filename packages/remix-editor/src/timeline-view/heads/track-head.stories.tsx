import { aTrack } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { TrackHead } from './track-head.tsx';

const meta = {
  component: TrackHead,
  args: {
    track: aTrack(),
    name: 'Video 1',
    tabButton: 0,
    onToggle: fn(),
    isRenaming: false,
    onRenaming: fn(),
    onRename: fn(),
    onMove: fn(),
    onAdd: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <main className="h-[76px] w-44 bg-surface-2">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof TrackHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Video: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mute Video 1' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith('muted');
    await expect(canvas.getByRole('button', { name: 'Mute Video 1' })).toHaveAttribute('tabindex', '0');
    await expect(canvas.getByRole('button', { name: 'Lock Video 1' })).toHaveAttribute('tabindex', '-1');
  },
};

export const LockedSound: Story = {
  args: { track: aTrack({ kind: 'audio', locked: true, solo: true }), name: 'Music', tabButton: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Lock Music', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Solo Music', pressed: true })).toBeVisible();
  },
};

export const Titles: Story = {
  args: { track: aTrack({ kind: 'text' }), name: 'Titles' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Mute Titles' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Hide Titles' })).toBeVisible();
  },
};

export const Renames: Story = {
  args: { isRenaming: true },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Track name' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Holiday{Enter}');
    await expect(args.onRename).toHaveBeenLastCalledWith('Holiday');
    await expect(args.onRenaming).toHaveBeenLastCalledWith(false);
  },
};

export const AsksForAName: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for Video 1' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Rename' }));
    await expect(args.onRenaming).toHaveBeenLastCalledWith(true);
  },
};

export const Moves: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for Video 1' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Move down' }));
    await expect(args.onMove).toHaveBeenLastCalledWith(-1);
  },
};

export const InArabic: Story = { globals: { locale: 'ar' } };

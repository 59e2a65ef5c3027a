import { anUpload } from '@kinora/contracts/fixtures';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { UploadsDialog } from './uploads-dialog.tsx';

const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAKBQMAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
const PICTURES = ['deer.png', 'a walk along the harbour.jpg', 'ada.jpg'].map((name, index) =>
  anUpload({ id: `p-${String(index)}`, name, url: DOT }),
);
const VIDEO = anUpload({ id: 'v-1', name: 'walk.mp4', kind: 'video', seconds: 12.43, url: DOT });

const meta = {
  component: UploadsDialog,
  args: {
    kind: 'picture',
    state: 'ready',
    uploads: [...PICTURES, VIDEO],
    next: null,
    chosen: null,
    isBringing: false,
    asked: null,
    isDeleting: false,
    onAsk: fn(),
    onKeep: fn(),
    onDelete: fn(),
    onChoose: fn(),
    onUse: fn(),
    onMore: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof UploadsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsTheOnesOfAKind: Story = {
  play: async ({ args }) => {
    await expect(screen.getAllByRole('radio')).toHaveLength(3);
    await expect(screen.getByRole('button', { name: 'Use this one' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'deer.png' }));
    await expect(args.onChoose).toHaveBeenCalledWith('p-0');
  },
};

export const UsesTheChosenOne: Story = {
  args: { chosen: 'p-1', next: 'more' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Use this one' }));
    await expect(args.onUse).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Videos: Story = {
  args: { kind: 'video', chosen: 'v-1' },
  play: async () => {
    await expect(screen.getByRole('radio', { name: 'walk.mp4, 12.4 s' })).toBeChecked();
  },
};

export const AsksBeforeOneIsDeleted: Story = {
  args: { asked: PICTURES[1] ?? null },
  play: async ({ args }) => {
    await expect(screen.queryByRole('button', { name: 'Use this one' })).toBeNull();
    await expect(screen.getByText(/for good\? Clips made from it stay/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { kind: 'video', uploads: PICTURES },
  play: async () => {
    await expect(screen.getByText('No videos yet')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: 'loading', uploads: [] } };

export const Failed: Story = {
  args: { state: 'failed', uploads: PICTURES, next: 'more' },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Your uploads could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = {
  args: { uploads: [anUpload({ name: 'غابة-unbroken'.repeat(30), url: DOT })] },
};

export const AskingOnAPhone: Story = { ...onPhone, args: { asked: PICTURES[1] ?? null } };

export const OnAPhone: Story = { ...onPhone, args: { chosen: 'p-1' } };

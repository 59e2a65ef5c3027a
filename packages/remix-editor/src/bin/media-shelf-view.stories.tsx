import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { BinTile } from './bin-tile.tsx';
import { MediaShelfView } from './media-shelf-view.tsx';

const tile = (name: string, length: string) => (
  <li key={name} className="min-w-0">
    <BinTile
      name={name}
      poster={null}
      kind="video"
      length={length}
      isUsed={name === 'Calm sea'}
      label={`Add ${name}, video, ${length}`}
      onAdd={fn()}
      onDrag={fn()}
      onDragEnd={fn()}
    />
  </li>
);

const meta = {
  component: MediaShelfView,
  args: {
    shelf: { state: 'ready', ids: [], next: null, text: '' },
    tiles: [tile('Calm sea', '5 s'), tile('Whale song', '5 s'), tile('Red balloon', '6 s')],
    uploads: [],
    accept: 'video/*,image/*',
    emptyText: 'Nothing here yet.',
    onSearch: fn(),
    onFiles: fn(),
    onMore: fn(),
  },
  decorators: [
    (Story) => (
      <div className="w-60 bg-surface-2 p-3">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MediaShelfView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search your clips' }), 'sea');
    await expect(args.onSearch).toHaveBeenLastCalledWith('sea');
    await userEvent.upload(
      canvas.getByLabelText('Upload a file'),
      new File(['film'], 'Sea.mp4', { type: 'video/mp4' }),
    );
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = {
  args: { shelf: { state: 'loading', ids: [], next: null, text: '' }, tiles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Your media' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const Empty: Story = {
  args: { tiles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here yet.')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { tiles: [], shelf: { state: 'failed', ids: [], next: null, text: '' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const More: Story = {
  args: { shelf: { state: 'ready', ids: [], next: 'c-2', text: '' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const Uploading: Story = {
  args: {
    uploads: [
      { id: '1', name: 'Holiday.mp4', step: { phase: 'sending', share: 0.4 }, failure: null, onStop: fn() },
      { id: '2', name: 'Sea.mov', step: { phase: 'checking' }, failure: null, onStop: fn() },
      {
        id: '3',
        name: 'A very long name of a file that somebody brought from a camera.heic',
        step: { phase: 'checking' },
        failure: 'HEIC isn’t supported yet. Save it as JPEG and try again.',
        onStop: fn(),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Uploading, 40%')).toBeVisible();
    await expect(canvas.getByText('Checking')).toBeVisible();
  },
};
export const Phone: Story = { ...onPhone };

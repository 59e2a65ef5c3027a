import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { LibraryView } from './library-view.tsx';

const meta = {
  component: LibraryView,
  args: {
    state: 'ready',
    more: 'none',
    count: 3,
    filters: <h1 className="type-display">Library</h1>,
    grid: <p>Three clips</p>,
    empty: <p>Nothing here yet</p>,
    onReload: fn(),
    onMore: fn(),
  },
} satisfies Meta<typeof LibraryView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsWhatThereIs: Story = {
  args: { more: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Three clips')).toBeVisible();
    await expect(canvas.getByText('Loading more clips')).toBeVisible();
  },
};

export const Waits: Story = {
  args: { state: 'loading', count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your library');
  },
};

export const KeepsWhatIsThereWhileItLooks: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Three clips').parentElement).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here yet')).toBeVisible();
  },
};

export const SaysWhyThereIsNothing: Story = {
  args: { state: 'failed', count: 0, problem: 'Kinora can’t be reached. Check your connection and try again.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kinora can’t be reached.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const TheRestDidNotCome: Story = {
  args: { more: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Three clips')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { LoadMore } from './load-more.tsx';

const meta = {
  component: LoadMore,
  parameters: {
    guide: {
      use: 'Use it below a list that the server sends page by page, such as the library or payments. For the first page of the list, take Answer.',
      do: [
        'Name what comes next while it loads: “Loading more clips”.',
        'Put a short closing line in end where members would look for more.',
      ],
      dont: ['Hide it when a page fails: the button becomes “Try again”.', 'Load the next page without a press.'],
    },
  },
  args: { more: { state: 'more' }, label: 'Show more', retryLabel: 'Try again', onMore: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MoreToCome: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show more' })).not.toHaveAttribute('aria-busy');
  },
};

export const ReadsOn: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { more: { state: 'loading' }, loadingLabel: 'Loading more clips' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Loading more clips' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { more: { state: 'failed', problem: 'Kinora can’t be reached.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kinora can’t be reached.');
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

export const TriesAgain: Story = {
  args: { more: { state: 'failed', problem: 'Kinora can’t be reached.' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const AtTheEnd: Story = {
  args: { more: { state: 'end' }, end: <p>These are all</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('These are all')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongTextOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { more: { state: 'failed', problem: `${'The next clips could not be loaded. '.repeat(9)}They are safe.` } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('They are safe.');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

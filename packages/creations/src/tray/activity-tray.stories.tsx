import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { ActivityTray } from './activity-tray.tsx';

const meta = {
  component: ActivityTray,
  args: {
    summary: { count: 2, percent: 62, seconds: 40 },
    news: { ready: 0, failed: 0 },
    onToggle: fn(),
    children: <p>The list</p>,
  },
  decorators: [
    (Story) => (
      <div className="flex h-80 justify-end">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActivityTray>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Activity: 2 in progress, about 40 s' });
    await expect(button).toHaveTextContent('2 in progress, about 40 s');
    await expect(button.querySelector('progress')).toHaveAttribute('value', '62');
    await userEvent.click(button);
    await expect(await canvas.findByText('The list')).toBeVisible();
    await expect(args.onToggle).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByText('The list')).toBeNull());
    await expect(args.onToggle).toHaveBeenLastCalledWith(false);
  },
};

/** The words that are seen are part of the name, for those who speak to their browser. */
export const InProgressAndReady: Story = {
  args: { news: { ready: 3, failed: 1 } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Activity: 2 in progress, about 40 s, 3 ready, 1 failed' });
    await expect(button).toHaveTextContent('2 in progress, about 40 s 3 ready, 1 failed');
  },
};

/** What is being made takes up words only where there is room: from 820 px on. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { news: { ready: 3, failed: 1 } },
  play: async ({ canvas, canvasElement }) => {
    const name = 'Activity: 2 in progress, about 40 s, 3 ready, 1 failed';
    await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvas.getByText(/in progress/)).not.toBeVisible();
    // The number is drawn by the style sheet: the name says more.
    await expect(canvasElement.querySelector('[data-count="4"]')).toBeVisible();
  },
};

export const NoTimeKnown: Story = {
  args: { summary: { count: 1, percent: 0, seconds: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Activity: 1 in progress' })).toBeVisible();
  },
};

export const OneIsReady: Story = {
  args: { summary: null, news: { ready: 1, failed: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Activity: 1 ready' })).toHaveTextContent('1 ready');
  },
};

export const NothingInProgress: Story = {
  args: { summary: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Activity' })).toBeVisible();
  },
};

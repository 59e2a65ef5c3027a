import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { HistoryView } from './history-view.tsx';

const meta = {
  component: HistoryView,
  args: {
    state: 'ready',
    shelf: 'all',
    onShelf: fn(),
    boxes: [<li key="one">One clip</li>, <li key="two">Another clip</li>],
    hasAny: true,
    galleryHref: '/ai-video-remix/?page=inspiration',
    onReload: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="px-(--frame-gutter) py-4">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof HistoryView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Boxes: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list', { name: 'History' }).children).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'In progress' }));
    await expect(args.onShelf).toHaveBeenCalledWith('in-progress');
  },
};

export const NothingOnThisShelf: Story = {
  args: { shelf: 'ended', boxes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Failed or cancelled', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('No matching clips');
  },
};

export const Empty: Story = {
  args: { boxes: [], hasAny: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find a scene to remix' })).toHaveAttribute(
      'href',
      '/ai-video-remix/?page=inspiration',
    );
  },
};

export const Loading: Story = {
  args: { state: 'loading', boxes: [], hasAny: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your clips');
  },
};

export const Failed: Story = {
  args: { state: 'failed', boxes: [], hasAny: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

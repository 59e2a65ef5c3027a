import { Button } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { aProjectCard } from '../testing/project-server.ts';
import { ProjectBox } from './project-box.tsx';
import { ProjectsView } from './projects-view.tsx';

const boxes = ['A fox in the snow', 'A very long name '.repeat(11), 'Three small voyages'].map((name) => (
  <li key={name} className="min-w-0">
    <ProjectBox
      project={aProjectCard({ id: name, name })}
      href="/edit"
      now={1_700_000_180_000}
      onRename={fn()}
      onDuplicate={fn()}
      onRemove={fn()}
      onRestore={fn()}
    />
  </li>
));

const meta = {
  component: ProjectsView,
  args: {
    state: 'ready',
    shelf: 'kept',
    more: 'end',
    boxes,
    newProject: <Button>New project</Button>,
    onShelf: fn(),
    onReload: fn(),
    onMore: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="px-(--frame-gutter) py-4">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ProjectsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Projects: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list', { name: 'Projects' }).children).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Projects', pressed: true })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Trash' }));
    await expect(args.onShelf).toHaveBeenCalledWith('trash');
  },
};

export const MoreToCome: Story = {
  args: { more: 'none' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const MoreDoesNotCome: Story = {
  args: { more: 'failed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('safe on the server');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { state: 'loading', boxes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your projects');
  },
};

export const Empty: Story = {
  args: { boxes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'New project' })).toHaveLength(1);
  },
};

export const EmptyTrash: Story = {
  args: { shelf: 'trash', boxes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'New project' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { state: 'failed', boxes: [], problem: 'Kinora can’t be reached.' },
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

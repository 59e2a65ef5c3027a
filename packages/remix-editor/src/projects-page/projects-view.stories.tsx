import type { ProjectCard } from '@kinora/contracts/projects';
import { Button } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { aProjectCard } from '../testing/project-server.ts';
import { ProjectBox } from './project-box.tsx';
import { ProjectsView } from './projects-view.tsx';

const projects = ['A fox in the snow', 'A very long name '.repeat(11), 'Three small voyages'].map((name) =>
  aProjectCard({ id: name, name }),
);
const ready = (shown: readonly ProjectCard[], next: string | null = null) =>
  ({ state: 'ready', value: { items: shown, next } }) as const;

const meta = {
  component: ProjectsView,
  args: {
    projects: ready(projects),
    shelf: 'kept',
    more: { state: 'end' },
    renderBox: (project) => (
      <ProjectBox
        project={project}
        href="/edit"
        now={1_700_000_180_000}
        onRename={fn()}
        onDuplicate={fn()}
        onRemove={fn()}
        onRestore={fn()}
      />
    ),
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
  args: { projects: ready(projects, 'more'), more: { state: 'more' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const MoreDoesNotCome: Story = {
  args: {
    projects: ready(projects, 'more'),
    more: { state: 'failed', problem: 'The next projects could not be loaded. They are safe on the server.' },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('safe on the server');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { projects: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your projects');
  },
};

export const Empty: Story = {
  args: { projects: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'New project' })).toHaveLength(1);
  },
};

export const EmptyTrash: Story = {
  args: { shelf: 'trash', projects: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'New project' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { projects: { state: 'failed', problem: 'Kinora can’t be reached.' } },
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { aProjectCard } from '../testing/project-server.ts';
import { ProjectBox } from './project-box.tsx';

const NOW = 1_700_000_180_000;

const meta = {
  component: ProjectBox,
  args: {
    project: aProjectCard({ name: 'Three small voyages', seconds: 65 }),
    href: '/ai-video-remix/?page=edit&project=p1',
    now: NOW,
    onRename: fn(),
    onDuplicate: fn(),
    onRemove: fn(),
    onRestore: fn(),
  },
  decorators: [
    (Story) => (
      <main className="max-w-96 p-4">
        <h2 className="sr-only">Projects</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ProjectBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kept: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Changed 3 min. ago, 3 clips')).toBeVisible();
    await expect(canvas.getByText('1:05')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open: Three small voyages' })).toHaveAttribute('href', args.href);
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions: Three small voyages' }));
      await userEvent.click(await canvas.findByRole('menuitem', { name }));
    };
    await choose('Rename');
    await expect(args.onRename).toHaveBeenCalledWith(args.project);
    await choose('Duplicate');
    await expect(args.onDuplicate).toHaveBeenCalledWith(args.project);
    await choose('Delete');
    await expect(args.onRemove).toHaveBeenCalledWith(args.project);
  },
};

export const InTheTrash: Story = {
  args: { project: aProjectCard({ trashedAt: NOW - 7_200_000, clips: 1 }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Deleted 2 hr. ago, 1 clip')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(args.onRestore).toHaveBeenCalledWith(args.project);
  },
};

export const LongNameOnAPhone: Story = {
  args: { project: aProjectCard({ name: 'A name that goes on and on '.repeat(7) }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

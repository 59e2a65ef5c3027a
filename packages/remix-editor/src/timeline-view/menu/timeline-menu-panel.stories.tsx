import { onPhone, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import { openDocumentAtom } from '../../state/document-atoms.ts';
import { learnMediaAtom } from '../../state/media-atoms.ts';
import { AnnouncementsPanel } from '../announcements-panel.tsx';
import { onScreen, painted, partOf, type LanePlace } from '../testing/lane-pointer.ts';
import { aLittleFilm, sampleMedia } from '../testing/sample-timelines.ts';
import { TimelinePanel } from '../timeline-panel.tsx';
import type { OpenClip } from './run-entry.ts';
import { TimelineMenuPanel } from './timeline-menu-panel.tsx';

const meta = {
  component: TimelineMenuPanel,
  args: { onOpenClip: fn<OpenClip>() },
  parameters: { layout: 'fullscreen' },
  decorators: [withAtoms(seed(learnMediaAtom, sampleMedia), seed(openDocumentAtom, aLittleFilm()))],
  // It is part of the timeline.
  render: (args) => (
    <main className="h-[326px]">
      <TimelinePanel {...args} />
      <AnnouncementsPanel />
    </main>
  ),
} satisfies Meta<typeof TimelineMenuPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const VIDEO = 44 + 44 + 38;

async function rightClick(root: HTMLElement, place: LanePlace): Promise<void> {
  await painted(root);
  await fireEvent.contextMenu(partOf(root, 'content'), { ...onScreen(root, place), button: 2 });
}

export const OfAClip: Story = {
  play: async ({ canvas, canvasElement: root }) => {
    await rightClick(root, [7, VIDEO]);
    await expect(await canvas.findByRole('menu', { name: 'Whale song' })).toBeVisible();
    await expect(canvas.getByRole('menuitem', { name: 'Split here' })).toHaveFocus();
    await expect(canvas.getByRole('menuitem', { name: 'Copy' })).toHaveAttribute('aria-keyshortcuts', 'Control+C');
  },
};

export const Deletes: Story = {
  play: async ({ canvas, canvasElement: root }) => {
    await rightClick(root, [7, VIDEO]);
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete and close the gap' }));
    await expect(await canvas.findByText('Deleted 1 clip, the gap is closed')).toBeInTheDocument();
    // The clip is gone: the head of its track takes the focus.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mute Video' })).toHaveFocus());
  },
};

export const ByKeys: Story = {
  play: async ({ args, canvas, canvasElement: root }) => {
    await painted(root);
    const cell = canvas.getByRole('gridcell', { name: /^Day one/ });
    cell.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect(await canvas.findByRole('menu', { name: 'Day one' })).toBeVisible();
    // Keys of the editor do nothing meanwhile.
    await userEvent.keyboard('{Delete}{Escape}');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /^Day one/, selected: true })).toHaveFocus());
    await userEvent.keyboard('{ContextMenu}');
    const settings = await canvas.findByRole('menuitem', { name: 'Settings' });
    settings.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenClip).toHaveBeenLastCalledWith('day');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /^Day one/ })).toHaveFocus());
  },
};

export const OfAGap: Story = {
  play: async ({ canvas, canvasElement: root }) => {
    await rightClick(root, [11, VIDEO]);
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Close gap' }));
    await expect(await canvas.findByText('Closed the gap')).toBeInTheDocument();
  },
};

export const RenamesATrack: Story = {
  play: async ({ canvas, canvasElement: root }) => {
    await painted(root);
    await fireEvent.contextMenu(canvas.getByRole('button', { name: 'Lock Video' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Rename track' }));
    const field = canvas.getByRole('textbox', { name: 'Track name' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Voyage{Enter}');
    await expect(await canvas.findByRole('row', { name: 'Voyage, 3 clips' })).toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  ...onPhone,
  play: async ({ canvas, canvasElement: root }) => {
    await rightClick(root, [2, VIDEO]);
    const menu = (await canvas.findByRole('menu')).getBoundingClientRect();
    await expect(menu.left).toBeGreaterThanOrEqual(8);
    await expect(menu.right).toBeLessThanOrEqual(382);
    await expect(canvas.getByRole('menuitem', { name: 'Copy' }).clientHeight).toBeGreaterThanOrEqual(44);
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas, canvasElement: root }) => {
    await rightClick(root, [7, VIDEO]);
    await expect(await canvas.findByRole('menu')).toBeVisible();
  },
};

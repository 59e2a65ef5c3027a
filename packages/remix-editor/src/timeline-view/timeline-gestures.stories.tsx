import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import { openDocumentAtom } from '../state/document-atoms.ts';
import { learnMediaAtom } from '../state/media-atoms.ts';
import { AnnouncementsPanel } from './announcements-panel.tsx';
import { click, drag, dragTo, letGo, onScreen, painted, partOf, writtenZoom } from './testing/lane-pointer.ts';
import { aLittleFilm, sampleMedia } from './testing/sample-timelines.ts';
import { TimelinePanel } from './timeline-panel.tsx';

const meta = {
  component: TimelinePanel,
  args: { onOpenClip: fn<(clipId: string) => void>() },
  parameters: { layout: 'fullscreen' },
  decorators: [withAtoms(seed(learnMediaAtom, sampleMedia), seed(openDocumentAtom, aLittleFilm()))],
  render: (args) => (
    <main className="h-[326px]">
      <TimelinePanel {...args} />
      <AnnouncementsPanel />
    </main>
  ),
} satisfies Meta<typeof TimelinePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Half way down the rows of the little film. */
const [TITLES, VIDEO] = [22, 44 + 44 + 38];

export const Drags: Story = {
  play: async ({ canvas, canvasElement: root }) => {
    await painted(root);
    // To the end of the clip before, within the reach of snapping.
    await dragTo({ root, from: [14, VIDEO], to: [12.05, VIDEO] });
    await expect(partOf(root, 'ghosts').children).toHaveLength(1);
    await expect(partOf(root, 'snap-line')).toBeVisible();
    await letGo(root, [12.05, VIDEO]);
    await expect(await canvas.findByText('Moved 1 clip')).toBeInTheDocument();
    await expect(partOf(root, 'ghosts').children).toHaveLength(0);
    await click(root, [12, VIDEO]);
    await expect(
      await canvas.findByRole('gridcell', { name: 'Red balloon, video, starts 00:00:10:00, 5 seconds' }),
    ).toBeInTheDocument();
    await drag({ root, from: [14.95, VIDEO], to: [13.95, VIDEO] });
    await expect(await canvas.findByText('Trimmed')).toBeInTheDocument();
    await expect(await canvas.findByRole('gridcell', { name: /Red balloon.* 4 seconds$/ })).toBeInTheDocument();
  },
};

export const CallsOff: Story = {
  play: async ({ canvas, canvasElement: root }) => {
    await painted(root);
    await dragTo({ root, from: [2, TITLES], to: [4, TITLES] });
    await expect(partOf(root, 'ghosts').children).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(partOf(root, 'ghosts').children).toHaveLength(0);
    await letGo(root, [4, TITLES]);
    await expect(canvas.queryByText(/^Moved/)).toBeNull();
  },
};

export const LockedTrack: Story = {
  play: async ({ canvas, canvasElement: root }) => {
    await painted(root);
    await userEvent.click(canvas.getByRole('button', { name: 'Lock Video' }));
    await dragTo({ root, from: [14, VIDEO], to: [13, VIDEO] });
    await expect(partOf(root, 'hint')).toBeVisible();
    await expect(getComputedStyle(partOf(root, 'content')).cursor).toBe('not-allowed');
    await expect(canvas.getByRole('status')).toHaveTextContent('The track is locked. Unlock it first.');
    await letGo(root, [13, VIDEO]);
    await expect(partOf(root, 'hint')).not.toBeVisible();
  },
};

export const ReordersTracks: Story = {
  play: async ({ canvas, canvasElement: root }) => {
    await painted(root);
    partOf(root, 'content').setPointerCapture = () => undefined;
    const rows = () => canvas.getAllByRole('row').map((row) => row.getAttribute('aria-label'));
    await expect(rows()[0]).toMatch(/^Titles/);
    const { left, top } = canvas.getByTitle('Titles').getBoundingClientRect();
    const pointer = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, clientX: left + 4 };
    await fireEvent.pointerDown(canvas.getByTitle('Titles'), { ...pointer, clientY: top + 4 });
    await fireEvent.pointerMove(partOf(root, 'content'), { ...pointer, clientY: top + 70 });
    await expect(partOf(root, 'drop-line')).toBeVisible();
    await fireEvent.pointerUp(partOf(root, 'content'), { ...pointer, clientY: top + 70 });
    await expect(await canvas.findByText('Moved the track')).toBeInTheDocument();
    await expect(rows()[1]).toMatch(/^Titles/);
  },
};

export const SelectsByBox: Story = {
  play: async ({ canvas, canvasElement: root }) => {
    await painted(root);
    await dragTo({ root, from: [11.5, 10], to: [7, VIDEO] });
    await expect(partOf(root, 'box')).toBeVisible();
    await letGo(root, [7, VIDEO]);
    await expect(partOf(root, 'box')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete and leave a gap' }));
    await expect(await canvas.findByText('Deleted 2 clips, the gap stays')).toBeInTheDocument();
  },
};

export const Cuts: Story = {
  play: async ({ canvas, canvasElement: root }) => {
    await painted(root);
    await userEvent.click(canvas.getByRole('button', { name: 'Split where you click' }));
    await click(root, [7, VIDEO]);
    await expect(await canvas.findByText('Split, 2 clips changed')).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: 'Video, 4 clips' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Roll a cut' }));
    await drag({ root, from: [6.98, VIDEO], to: [8, VIDEO] });
    await expect(await canvas.findByText('Moved the cut')).toBeInTheDocument();
  },
};

export const Scrubs: Story = {
  play: async ({ canvas, canvasElement: root }) => {
    await painted(root);
    const ruler = partOf(root, 'ruler');
    partOf(root, 'content').setPointerCapture = () => undefined;
    const { clientX } = onScreen(root, [3, 0]);
    const pointer = { pointerId: 1, isPrimary: true, button: 0, clientX, clientY: 12 };
    await fireEvent.pointerDown(ruler, pointer);
    await expect(partOf(root, 'flag')).toHaveTextContent('0:03.00');
    await fireEvent.pointerMove(ruler, { ...pointer, clientX: clientX + 64 });
    await expect(partOf(root, 'flag')).toHaveTextContent('0:04.00');
    await fireEvent.pointerUp(ruler, pointer);
    const slider = canvas.getByRole('slider', { name: 'Playhead' });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '00:00:04:00'));
  },
};

export const WalkedByKeys: Story = {
  play: async ({ args, canvas, canvasElement: root }) => {
    await painted(root);
    const cells = () => canvas.queryAllByRole('gridcell');
    await expect(cells().length).toBeLessThan(6);
    canvas.getByRole('gridcell', { name: /^Day one/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('gridcell', { name: /^Petal storm/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('gridcell', { name: /^Whale song/ })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(canvas.getByRole('gridcell', { name: /^Red balloon/, selected: true })).toHaveFocus();
    await expect(canvas.getByRole('gridcell', { name: /^Whale song/, selected: true })).toBeInTheDocument();
    await userEvent.keyboard('{Control>} {/Control}');
    await expect(canvas.getByRole('gridcell', { name: /^Red balloon/, selected: false })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenClip).toHaveBeenLastCalledWith('balloon');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'More for Video' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Lock Video' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('row', { name: 'Video, 3 clips, locked' })).toBeInTheDocument();
    const stops = root.querySelectorAll('table [tabindex="0"]');
    await expect(stops).toHaveLength(1);
  },
};

export const Zooms: Story = {
  play: async ({ canvas, canvasElement: root }) => {
    await painted(root);
    const zoom = () => Number(writtenZoom(root));
    const before = zoom();
    const { clientX, clientY } = onScreen(root, [6, VIDEO]);
    await fireEvent.wheel(partOf(root, 'content'), { clientX, clientY, deltaY: -200, ctrlKey: true });
    await waitFor(() => expect(zoom()).toBeGreaterThan(before * 1.4));
    // What was under the pointer is there still.
    await waitFor(() => expect(Math.abs(onScreen(root, [6, VIDEO]).clientX - clientX)).toBeLessThan(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Fit to view' }));
    await waitFor(() => expect(onScreen(root, [17, VIDEO]).clientX).toBeLessThan(root.clientWidth));
  },
};

import type { TimelineDocument } from '@kinora/contracts/timeline';
import { onPhone, seed, withAtoms } from '@kinora/testkit';
import {
  aClip,
  aDocument,
  aTimelineOf,
  aTimelineOfOne,
  aTrack,
  anEmptyTimeline,
  anOfflineTimeline,
} from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { openDocumentAtom } from '../state/document-atoms.ts';
import { importClipAtom } from '../state/incoming-atoms.ts';
import { learnMediaAtom } from '../state/media-atoms.ts';
import { AnnouncementsPanel } from './announcements-panel.tsx';
import { click, onScreen, painted, partOf, writtenZoom } from './testing/lane-pointer.ts';
import { aLittleFilm, sampleMedia } from './testing/sample-timelines.ts';
import { TimelinePanel } from './timeline-panel.tsx';

const media = seed(learnMediaAtom, sampleMedia);
const withTimeline = (document: TimelineDocument) => withAtoms(media, seed(openDocumentAtom, document));

const meta = {
  component: TimelinePanel,
  args: { onOpenClip: fn<(clipId: string) => void>() },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main className="h-[326px] max-nav:h-[400px]">
      <TimelinePanel {...args} />
      <AnnouncementsPanel />
    </main>
  ),
} satisfies Meta<typeof TimelinePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Half way down the pictures of the little film. */
const VIDEO = 44 + 44 + 38;

export const LittleFilm: Story = {
  decorators: [withTimeline(aLittleFilm())],
  play: async ({ args, canvas, canvasElement: root }) => {
    await painted(root);
    const grid = canvas.getByRole('treegrid', { name: 'Timeline' });
    await expect(within(grid).getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByRole('row', { name: 'Sea, 1 clip, muted' })).toBeInTheDocument();
    await click(root, [2, VIDEO]);
    const cell = { name: 'Calm sea, video, starts 00:00:00:00, 5 seconds', selected: true };
    await expect(await canvas.findByRole('gridcell', cell)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Dissolve from Calm sea to Whale song' }));
    await expect(await canvas.findByText('Added a transition')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^Remove transition/, pressed: true })).toBeVisible();
    const content = partOf(root, 'content');
    await fireEvent.doubleClick(content, onScreen(root, [7, VIDEO]));
    await expect(args.onOpenClip).toHaveBeenLastCalledWith('whale');
  },
};

export const Empty: Story = {
  decorators: [withTimeline(anEmptyTimeline())],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Drop a clip here')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Split at the playhead' })).toBeDisabled();
  },
};

const dragged = aClip({ id: 'dragged', name: 'From the bin' });

export const TakesADrop: Story = {
  decorators: [withAtoms(media, seed(openDocumentAtom, aDocument({ tracks: [] })), seed(importClipAtom, dragged))],
  play: async ({ canvas, canvasElement: root }) => {
    const scroller = partOf(root, 'content').parentElement;
    if (!scroller) throw new Error('Nothing scrolls.');
    await waitFor(() => expect(partOf(root, 'tiles').style.width).not.toBe(''));
    await fireEvent.dragOver(scroller, onScreen(root, [2, 30]));
    await expect(partOf(root, 'ghosts')).toHaveTextContent('From the bin');
    await fireEvent.drop(scroller, onScreen(root, [2, 30]));
    await expect(
      await canvas.findByRole('gridcell', { name: 'From the bin, video, starts 00:00:02:00, 2 seconds' }),
    ).toBeInTheDocument();
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
    await expect(canvas.queryByText('Drop a clip here')).toBeNull();
  },
};

export const OneClip: Story = {
  decorators: [withTimeline(aTimelineOfOne())],
  play: async ({ canvas, canvasElement: root }) => {
    await painted(root);
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(1);
  },
};

export const FortyClips: Story = {
  decorators: [withTimeline(aTimelineOf(40))],
  play: async ({ canvas, canvasElement: root }) => {
    await painted(root);
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.getByRole('row', { name: 'Video 10, 4 clips' })).toBeInTheDocument();
  },
};

export const FiveThousandClips: Story = {
  decorators: [withTimeline(aTimelineOf(5000))],
  play: async ({ canvas, canvasElement: root }) => {
    await painted(root);
    await expect(root.querySelectorAll('*').length).toBeLessThan(1500);
    await userEvent.click(canvas.getByRole('button', { name: 'Fit to view' }));
    // With the next frame.
    await waitFor(() => expect(Number(writtenZoom(root))).toBeLessThan(10));
    await click(root, [700, 30]);
    await expect(await canvas.findByRole('gridcell', { selected: true })).toBeInTheDocument();
    await expect(canvas.getAllByRole('gridcell').length).toBeLessThan(8);
  },
};

export const OfflineMedia: Story = {
  decorators: [withTimeline(anOfflineTimeline())],
  play: async ({ canvas, canvasElement: root }) => {
    await painted(root);
    await expect(canvas.getByRole('gridcell', { name: /^fox, video/ })).toBeInTheDocument();
  },
};

const long = 'A very long name that somebody wrote with everything that can be seen and heard in it';
const longNames = aDocument({ tracks: [aTrack({ name: long, clips: [aClip({ name: long })] })] });

export const LongNames: Story = {
  decorators: [withTimeline(longNames)],
  play: async ({ canvas, canvasElement: root }) => {
    await painted(root);
    const name = canvas.getByTitle(long);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(partOf(root, 'corner').offsetWidth).toBe(176);
  },
};

export const OnAPhone: Story = {
  ...onPhone,
  decorators: [withTimeline(aLittleFilm())],
  play: async ({ canvas, canvasElement: root }) => {
    await painted(root);
    await expect(partOf(root, 'corner').offsetWidth).toBe(52);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await click(root, [2, VIDEO], { pointerType: 'touch' });
    await expect(await canvas.findByRole('gridcell', { name: /^Calm sea/, selected: true })).toBeInTheDocument();
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  decorators: [withTimeline(aLittleFilm())],
  play: async ({ canvasElement: root }) => {
    await painted(root);
    const [corner, tiles] = [partOf(root, 'corner'), partOf(root, 'tiles')].map((part) => part.getBoundingClientRect());
    await expect(corner?.right).toBeCloseTo(root.clientWidth, 0);
    await expect(tiles?.left).toBe(0);
    // Time runs from left to right in every language.
    await expect(onScreen(root, [5, 0]).clientX).toBeGreaterThan(onScreen(root, [1, 0]).clientX);
  },
};

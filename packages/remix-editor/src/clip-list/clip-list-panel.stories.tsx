import type { TimelineDocument } from '@kinora/contracts/timeline';
import { onPhone, seed, withAtoms } from '@kinora/testkit';
import { aClip, aDocument, aTimelineOf, aTrack, anEmptyTimeline } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { openDocumentAtom } from '../state/document-atoms.ts';
import { aLittleFilm } from '../timeline-view/testing/sample-timelines.ts';
import { ClipListPanel } from './clip-list-panel.tsx';

const withTimeline = (document: TimelineDocument) => withAtoms(seed(openDocumentAtom, document));

const meta = {
  component: ClipListPanel,
  args: { onOpenClip: fn<(clipId: string) => void>() },
} satisfies Meta<typeof ClipListPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LittleFilm: Story = {
  decorators: [withTimeline(aLittleFilm())],
  play: async ({ args, canvas }) => {
    const table = canvas.getByRole('table', { name: 'Clip list' });
    const rows = within(table).getAllByRole('row');
    await expect(rows).toHaveLength(9);
    await expect(canvas.getByRole('row', { name: /Whale song video 00:00:05:00 5 seconds/ })).toBeVisible();
    const choice = canvas.getByRole('checkbox', { name: 'Select Whale song' });
    await userEvent.click(choice);
    await expect(choice).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Day one' }));
    await expect(args.onOpenClip).toHaveBeenCalledWith('day');
  },
};

export const Empty: Story = {
  decorators: [withTimeline(anEmptyTimeline())],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No clips yet')).toBeVisible();
  },
};

export const Many: Story = {
  decorators: [withTimeline(aTimelineOf(5000))],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(201);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more clips' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(401);
  },
};

const long = 'A very long name of a clip that somebody wrote with everything that can be seen in it';

export const OnAPhone: Story = {
  ...onPhone,
  decorators: [withTimeline(aDocument({ tracks: [aTrack({ locked: true, clips: [aClip({ name: long })] })] }))],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('video, locked')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const InArabic: Story = { globals: { locale: 'ar' }, decorators: [withTimeline(aLittleFilm())] };

import { seed, withAtoms } from '@kinora/testkit';
import { aTimelineOfOne } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { runCommandAtom } from '../state/command-atoms.ts';
import { openDocumentAtom } from '../state/document-atoms.ts';
import { AnnouncementsPanel } from './announcements-panel.tsx';

const meta = { component: AnnouncementsPanel } satisfies Meta<typeof AnnouncementsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = seed(openDocumentAtom, aTimelineOfOne());

export const Silent: Story = {
  decorators: [withAtoms(opened)],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const SaysWhatWasDone: Story = {
  decorators: [withAtoms(opened, seed(runCommandAtom, { op: 'lift', clipIds: ['clip'] }))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Deleted 1 clip, the gap stays');
  },
};

export const SaysWhyNot: Story = {
  decorators: [withAtoms(opened, seed(runCommandAtom, { op: 'lift', clipIds: ['gone'] }))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This no longer exists.');
  },
};

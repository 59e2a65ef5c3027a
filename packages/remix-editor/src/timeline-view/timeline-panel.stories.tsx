import { TICKS_PER_SECOND, type TimelineDocument } from '@kinora/contracts/timeline';
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
import { learnMediaAtom } from '../state/media-atoms.ts';
import { AnnouncementsPanel } from './announcements-panel.tsx';
import { aLittleFilm, sampleMedia } from './testing/sample-timelines.ts';
import { TimelinePanel } from './timeline-panel.tsx';

const withTimeline = (document: TimelineDocument) =>
  withAtoms(seed(learnMediaAtom, sampleMedia), seed(openDocumentAtom, document));

const meta = {
  component: TimelinePanel,
  args: { onOpenClip: fn<(clipId: string) => void>() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="h-[326px] max-nav:h-[360px]">
        <Story />
        <AnnouncementsPanel />
      </main>
    ),
  ],
} satisfies Meta<typeof TimelinePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const partOf = (root: HTMLElement, name: string) => {
  const part = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!part) throw new Error(`There is no ${name}.`);
  return part;
};

/** Where a second of a row lies on the screen, at 64 pixels a second. */
function at(root: HTMLElement, second: number, y: number) {
  const { left, top } = partOf(root, 'tiles').getBoundingClientRect();
  return { clientX: left + 12 + second * 64, clientY: top + y };
}

const VIDEO = 44 + 44 + 38;

interface DragProps {
  root: HTMLElement;
  from: [second: number, y: number];
  to: [second: number, y: number];
  keys?: { altKey?: boolean; shiftKey?: boolean };
}

/** A drag of the mouse in steps; `isHeld` leaves the button down. */
async function drag({ root, from, to, keys = {} }: DragProps, isHeld = false) {
  const content = partOf(root, 'content');
  const pointer = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, ...keys };
  // A made-up pointer can't be captured.
  content.setPointerCapture = () => undefined;
  await fireEvent.pointerDown(content, { ...pointer, ...at(root, ...from) });
  for (const share of [0.3, 0.7, 1]) {
    const [second, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    await fireEvent.pointerMove(content, { ...pointer, ...at(root, second, y) });
  }
  if (!isHeld) await fireEvent.pointerUp(content, { ...pointer, ...at(root, ...to) });
}

async function click(root: HTMLElement, [second, y]: [number, number], keys: object = {}) {
  const content = partOf(root, 'content');
  const pointer = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, ...keys, ...at(root, second, y) };
  await fireEvent.pointerDown(content, pointer);
  await fireEvent.pointerUp(content, pointer);
}

const painted = async (root: HTMLElement) =>
  waitFor(() => expect(partOf(root, 'tiles').querySelectorAll('canvas').length).toBeGreaterThan(0));

export const LittleFilm: Story = {
  decorators: [withTimeline(aLittleFilm())],
  play: async ({ canvas, canvasElement }) => {
    await painted(canvasElement);
    const grid = canvas.getByRole('treegrid', { name: 'Timeline' });
    await expect(within(grid).getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByRole('row', { name: 'Sea, 1 clip, muted' })).toBeInTheDocument();
    await click(canvasElement, [2, VIDEO]);
    await expect(
      await canvas.findByRole('gridcell', { name: 'Calm sea, video, starts 00:00:00:00, 5 seconds', selected: true }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Dissolve from Calm sea to Whale song' })).toBeVisible();
  },
};

import { onPhone, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStore } from 'jotai';
import { expect, fireEvent, userEvent } from 'storybook/test';

import { followKeys } from '../../keys/follow-keys.ts';
import { openDocumentAtom } from '../../state/document-atoms.ts';
import { learnMediaAtom } from '../../state/media-atoms.ts';
import { AnnouncementsPanel } from '../announcements-panel.tsx';
import { onScreen, painted, partOf } from '../testing/lane-pointer.ts';
import { aLittleFilm, sampleMedia } from '../testing/sample-timelines.ts';
import { TimelinePanel } from '../timeline-panel.tsx';
import { MarkersPanel } from './markers-panel.tsx';

/** The timeline with the keys of the editor. */
function Keyed() {
  const store = useStore();
  return (
    <main ref={(root) => (root ? followKeys(root, { store }) : undefined)} className="h-[326px]">
      <TimelinePanel />
      <AnnouncementsPanel />
    </main>
  );
}

const film = aLittleFilm();
const markers = [...film.markers, { id: 'start', time: 0, label: '', colour: 'rose' }] as const;

const meta = {
  component: MarkersPanel,
  parameters: { layout: 'fullscreen' },
  decorators: [withAtoms(seed(learnMediaAtom, sampleMedia), seed(openDocumentAtom, { ...film, markers }))],
  // They are part of the timeline.
  render: () => <Keyed />,
} satisfies Meta<typeof MarkersPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const MOUSE = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0 };

async function dragMarker(root: HTMLElement, marker: HTMLElement, to: number): Promise<void> {
  await painted(root);
  const content = partOf(root, 'content');
  content.setPointerCapture = () => undefined;
  await fireEvent.pointerDown(marker, { ...MOUSE, ...onScreen(root, [12, -14]) });
  for (const second of [11.5, to]) {
    await fireEvent.pointerMove(content, { ...MOUSE, ...onScreen(root, [second, -14]) });
  }
}

export const Drags: Story = {
  play: async ({ canvas, canvasElement: root }) => {
    const marker = canvas.getByRole('button', { name: 'Marker Balloon at 00:00:12:00' });
    // Within the reach of the end of a clip.
    await dragMarker(root, marker, 10.05);
    await expect(partOf(root, 'snap-line')).toBeVisible();
    await fireEvent.pointerUp(partOf(root, 'content'), { ...MOUSE, ...onScreen(root, [10.05, -14]) });
    await expect(await canvas.findByRole('button', { name: 'Marker Balloon at 00:00:10:00' })).toBeVisible();
    await expect(await canvas.findByText('Moved the marker')).toBeInTheDocument();
    await expect(partOf(root, 'snap-line')).not.toBeVisible();
  },
};

export const CallsOff: Story = {
  play: async ({ canvas, canvasElement: root }) => {
    await dragMarker(root, canvas.getByRole('button', { name: 'Marker Balloon at 00:00:12:00' }), 10.05);
    await userEvent.keyboard('{Escape}');
    await fireEvent.pointerUp(partOf(root, 'content'), { ...MOUSE, ...onScreen(root, [10.05, -14]) });
    await expect(await canvas.findByRole('button', { name: 'Marker Balloon at 00:00:12:00' })).toBeVisible();
    await expect(canvas.queryByText('Moved the marker')).toBeNull();
  },
};

export const ByKeys: Story = {
  play: async ({ canvas, canvasElement: root }) => {
    await painted(root);
    const first = canvas.getByRole('button', { name: 'Marker at 00:00:00:00' });
    await expect(first).toHaveAttribute('tabindex', '0');
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Marker Balloon/, pressed: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Lift off{Enter}');
    const named = await canvas.findByRole('button', { name: 'Marker Lift off at 00:00:12:00' });
    await expect(named).toHaveFocus();
    await expect(await canvas.findByText('Named the marker')).toBeInTheDocument();
    await userEvent.keyboard('.');
    await expect(await canvas.findByRole('button', { name: 'Marker Lift off at 00:00:12:01' })).toHaveFocus();
    await userEvent.keyboard('{F2}Nothing{Escape}');
    await userEvent.keyboard('{Delete}');
    await expect(await canvas.findByText('Removed the marker')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Lift off/ })).toBeNull();
    await expect(first).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...onPhone,
  play: async ({ canvas, canvasElement: root }) => {
    await painted(root);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Marker at 00:00:00:00' }));
    await expect(canvas.getByRole('textbox', { name: 'Marker name' })).toHaveFocus();
  },
};

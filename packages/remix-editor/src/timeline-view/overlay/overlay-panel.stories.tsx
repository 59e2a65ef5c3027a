import { seed, withAtoms } from '@kinora/testkit';
import { anEmptyTimeline } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { openDocumentAtom } from '../../state/document-atoms.ts';
import { selectClipsAtom } from '../../state/selection-atoms.ts';
import { aLittleFilm } from '../testing/sample-timelines.ts';
import { OverlayPanel } from './overlay-panel.tsx';

const meta = {
  component: OverlayPanel,
  decorators: [
    (Story) => (
      <div dir="ltr" className="grid h-[280px] grid-cols-[0_900px] grid-rows-[28px_1fr]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OverlayPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const film = seed(openDocumentAtom, aLittleFilm());

export const Handles: Story = {
  decorators: [withAtoms(film, seed(selectClipsAtom, ['whale', 'boats']))],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-handle]')).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'Dissolve from Calm sea to Whale song' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /to Red balloon/ })).toBeNull();
  },
};

export const Markers: Story = {
  decorators: [withAtoms(film)],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Marker Balloon at 00:00:12:00' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-handle]')).toBeNull();
  },
};

export const Dissolves: Story = {
  decorators: [withAtoms(film, seed(selectClipsAtom, ['sea-clip']))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dissolve from Calm sea to Whale song' }));
    const remove = await canvas.findByRole('button', { name: /^Remove transition/, pressed: true });
    await userEvent.click(remove);
    await expect(await canvas.findByRole('button', { name: /^Dissolve/, pressed: false })).toBeVisible();
  },
};

export const Empty: Story = {
  decorators: [withAtoms(seed(openDocumentAtom, anEmptyTimeline()))],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Drop a clip here')).toBeVisible();
  },
};

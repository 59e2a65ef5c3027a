import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { openDocumentAtom } from '../../state/document-atoms.ts';
import { aLittleFilm } from '../testing/sample-timelines.ts';
import { createPendingFocus } from './pending-focus.ts';
import { TrackRowPanel } from './track-row-panel.tsx';

const meta = {
  component: TrackRowPanel,
  args: { place: 1, pendingFocus: createPendingFocus() },
  decorators: [
    (Story) => (
      <div className="overflow-x-auto">
        <table aria-label="Timeline" className="grid grid-cols-[176px_600px]">
          <tbody className="col-span-full grid grid-cols-subgrid">
            <Story />
          </tbody>
        </table>
      </div>
    ),
    withAtoms(seed(openDocumentAtom, aLittleFilm())),
  ],
} satisfies Meta<typeof TrackRowPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Music: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Solo Music' }));
    await expect(canvas.getByRole('row', { name: 'Music, 1 clip, solo' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More for Music' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Move up' }));
    // The track of pictures has taken its place.
    await expect(await canvas.findByRole('row', { name: 'Video, 3 clips' })).toBeVisible();
  },
};

export const NoTrack: Story = {
  args: { place: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};

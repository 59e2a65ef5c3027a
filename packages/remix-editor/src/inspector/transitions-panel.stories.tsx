import { seed, withAtoms } from '@kinora/testkit';
import { aClip, aDocument, aTrack } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { openDocumentAtom } from '../state/document-atoms.ts';
import { TransitionsPanel } from './transitions-panel.tsx';

const SECOND = 240_000;
const middle = aClip({ id: 'middle', start: 2 * SECOND });
const dissolve = { duration: SECOND, kind: 'dissolve' };
const project = aDocument({
  tracks: [aTrack({ clips: [aClip({ id: 'first' }), middle, aClip({ id: 'last', start: 4 * SECOND })] })],
  transitions: [
    { ...dissolve, id: 'in', leftId: 'first', rightId: 'middle' },
    { ...dissolve, id: 'out', leftId: 'middle', rightId: 'last' },
  ],
});

const meta = {
  component: TransitionsPanel,
  args: { clip: middle },
  decorators: [
    (Story) => (
      <div className="w-71 bg-surface-2 p-3.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TransitionsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BothEnds: Story = {
  decorators: [withAtoms(seed(openDocumentAtom, project))],
  play: async ({ canvas }) => {
    const start = within(canvas.getByRole('region', { name: 'Dissolve at start' }));
    const end = within(canvas.getByRole('region', { name: 'Dissolve at end' }));
    const length = end.getByRole('textbox', { name: 'Length' });
    await userEvent.clear(length);
    await userEvent.type(length, '0.5{Enter}');
    await expect(end.getByRole('slider', { name: 'Length' })).toHaveValue('0.5');
    await expect(start.getByRole('slider', { name: 'Length' })).toHaveValue('1');
    await userEvent.click(start.getByRole('button', { name: 'Remove dissolve' }));
    await expect(canvas.queryByRole('region', { name: 'Dissolve at start' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Dissolve at end' })).toBeVisible();
  },
};

export const None: Story = {
  decorators: [withAtoms(seed(openDocumentAtom, { ...project, transitions: [] }))],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

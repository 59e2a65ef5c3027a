import { onPhone, seed, withAtoms } from '@kinora/testkit';
import { aClip, aDocument, aTrack } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, userEvent } from 'storybook/test';

import { documentAtom, openDocumentAtom } from '../state/document-atoms.ts';
import { selectClipsAtom } from '../state/selection-atoms.ts';
import { PhoneToolsPanel } from './phone-tools-panel.tsx';

function Count() {
  const { tracks } = useAtomValue(documentAtom);
  return <output>{tracks.flatMap(({ clips }) => clips).length}</output>;
}

const meta = {
  component: PhoneToolsPanel,
  render: () => (
    <div>
      <PhoneToolsPanel />
      <Count />
    </div>
  ),
  decorators: [
    withAtoms(
      seed(openDocumentAtom, aDocument({ tracks: [aTrack({ clips: [aClip({ id: 'fox' })] })] })),
      seed(selectClipsAtom, ['fox']),
    ),
  ],
} satisfies Meta<typeof PhoneToolsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tools: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('0');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1');
  },
};

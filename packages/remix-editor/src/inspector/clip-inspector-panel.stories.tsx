import { seed, withAtoms } from '@kinora/testkit';
import { clipById } from '@kinora/timeline';
import { aClip, aDocument, aTrack } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, userEvent } from 'storybook/test';

import { openDocumentAtom, shownDocumentAtom } from '../state/document-atoms.ts';
import { ClipInspector } from './clip-inspector-panel.tsx';

const song = aClip({ id: 'song', kind: 'audio', mediaId: 'upload:music' });
const picture = aClip({ id: 'picture', kind: 'image' });
const project = aDocument({
  tracks: [aTrack({ kind: 'audio', clips: [song] }), aTrack({ clips: [picture] })],
});

/** The clip as the document has it. */
function Live({ id }: { id: string }) {
  const clip = clipById(useAtomValue(shownDocumentAtom), id);
  return clip && <ClipInspector clip={clip} shown={clip} />;
}

const meta = {
  component: ClipInspector,
  args: { clip: song, shown: song },
  render: ({ clip }) => <Live id={clip.id} />,
  decorators: [
    withAtoms(seed(openDocumentAtom, project)),
    (Story) => (
      <div className="w-71 bg-surface-2 p-3.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ClipInspector>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sound: Story = {
  play: async ({ canvas }) => {
    const fade = canvas.getByRole('textbox', { name: 'Fade in' });
    await userEvent.clear(fade);
    await userEvent.type(fade, '0.5{Enter}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Keep pitch' }));
    await expect(canvas.getByRole('textbox', { name: 'Fade in' })).toHaveValue('0.5');
    await expect(canvas.getByRole('checkbox', { name: 'Keep pitch' })).not.toBeChecked();
    await expect(canvas.queryByRole('region', { name: 'Effects' })).toBeNull();
  },
};

export const Picture: Story = {
  args: { clip: picture, shown: picture },
  play: async ({ canvas }) => {
    const turn = canvas.getByRole('textbox', { name: 'Rotation' });
    await userEvent.clear(turn);
    await userEvent.type(turn, '-90{Enter}');
    await expect(canvas.getByRole('slider', { name: 'Rotation' })).toHaveValue('-90');
    await expect(canvas.queryByRole('region', { name: 'Speed' })).toBeNull();
  },
};

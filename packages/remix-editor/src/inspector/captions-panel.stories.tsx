import { seed, withAtoms } from '@kinora/testkit';
import { aDocument, aTextClip, aTrack } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, spyOn, userEvent } from 'storybook/test';

import { documentAtom, openDocumentAtom } from '../state/document-atoms.ts';
import { CaptionsPanel } from './captions-panel.tsx';

/** The titles that the document has. */
function Titles() {
  const clips = useAtomValue(documentAtom).tracks.flatMap((track) => track.clips);
  const words = clips.map((clip) => (clip.kind === 'text' ? `${clip.text} at ${clip.start}` : clip.kind));
  return <output className="sr-only">{words.join(' | ')}</output>;
}

const meta = {
  component: CaptionsPanel,
  render: () => (
    <>
      <CaptionsPanel />
      <Titles />
    </>
  ),
  decorators: [
    (Story) => (
      <div className="w-71 bg-surface-2 p-3.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CaptionsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bring: Story = {
  decorators: [withAtoms(seed(openDocumentAtom, aDocument()))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export titles as SRT' })).toBeDisabled();
    const lines = '1\n00:00:01,000 --> 00:00:02,000\nAhoy\n\n2\n00:00:03,000 --> 00:00:04,000\nLand\n';
    await userEvent.upload(canvas.getByLabelText('Import SRT'), new File([lines], 'a.srt'));
    await expect(await canvas.findByText('Ahoy at 240000 | Land at 720000')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Export titles as SRT' })).toBeEnabled();
  },
};

export const Save: Story = {
  decorators: [
    withAtoms(seed(openDocumentAtom, aDocument({ tracks: [aTrack({ kind: 'text', clips: [aTextClip()] })] }))),
  ],
  play: async ({ canvas }) => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: 'Export titles as SRT' }));
    await expect(click.mock.contexts[0]).toHaveProperty('download', 'A fox in the snow.srt');
    click.mockRestore();
  },
};

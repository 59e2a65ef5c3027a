import type { Clip } from '@kinora/contracts/timeline';
import { seed, withAtoms } from '@kinora/testkit';
import { aClip, aDocument, anEffectClip, aTextClip, aTrack, someMedia } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, userEvent } from 'storybook/test';

import { documentAtom, openDocumentAtom } from '../state/document-atoms.ts';
import { learnMediaAtom } from '../state/media-atoms.ts';
import { selectClipsAtom } from '../state/selection-atoms.ts';
import { InspectorPanel } from './inspector-panel.tsx';

const known = { url: '', poster: null, sprite: null, proxy: null, peaks: null, isPreparing: false };
const media = Object.fromEntries(
  Object.entries(someMedia).map(([id, facts]) => [id, { ...facts, ...known, name: id }]),
);

const SECOND = 240_000;
const project = aDocument({
  tracks: [
    aTrack({
      kind: 'audio',
      clips: [aClip({ id: 'song', kind: 'audio', mediaId: 'upload:music', name: 'Paper boats' })],
    }),
    aTrack({
      clips: [
        aClip({ id: 'sea', name: 'Calm sea' }),
        aClip({ id: 'whale', name: 'Whale song', start: 2 * SECOND, mediaId: 'creation:lake' }),
      ],
    }),
    aTrack({ kind: 'text', clips: [aTextClip({ id: 'title', name: 'Day one', text: 'Day one' })] }),
    aTrack({ kind: 'effect', clips: [anEffectClip({ id: 'noir', name: 'Noir' })] }),
  ],
});

/** A clip in words: where it is, how fast, what it says and its effects. */
function factOf(clip: Clip): string {
  const { id, start, duration, effects } = clip;
  const speed = 'speed' in clip ? `x${clip.speed.num}/${clip.speed.den}` : '';
  const text = 'text' in clip ? `"${clip.text}"` : '';
  const names = effects.map(({ effect }) => effect).join(' ');
  return `${id} ${start / SECOND}-${(start + duration) / SECOND} ${speed} ${text} ${names}`;
}

/** What the edits have come to. */
function Facts() {
  const { tracks, width, height } = useAtomValue(documentAtom);
  const clips = tracks.flatMap((track) => track.clips);
  return <output className="sr-only">{[`${width}×${height}`, ...clips.map(factOf)].join(' | ')}</output>;
}

const meta = {
  component: InspectorPanel,
  render: () => (
    <>
      <InspectorPanel />
      <Facts />
    </>
  ),
  decorators: [
    (Story) => (
      <div className="w-71 bg-surface-2 p-3.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InspectorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const showing = (...ids: string[]) =>
  withAtoms(seed(learnMediaAtom, media), seed(openDocumentAtom, project), seed(selectClipsAtom, ids));

export const Video: Story = {
  decorators: [showing('sea')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Calm sea' })).toBeVisible();
    const length = canvas.getByRole('textbox', { name: 'Length' });
    await userEvent.clear(length);
    await userEvent.type(length, '00:00:01:00{Enter}');
    await expect(canvas.getByText(/sea 0-1 x1\/1/)).toBeInTheDocument();
    const rate = canvas.getByRole('textbox', { name: 'Rate' });
    await userEvent.clear(rate);
    await userEvent.type(rate, '0.5{Enter}');
    await expect(canvas.getByText(/sea 0-2 x1\/2/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: '9:16' }));
    await expect(canvas.getByText(/^405 × 720 pixels$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Detach audio' }));
    await expect(canvas.getByText(/ \| [0-9a-f-]{36} 0-2 x1\/2/)).toBeInTheDocument();
  },
};

export const WrongTime: Story = {
  decorators: [showing('sea')],
  play: async ({ canvas }) => {
    const length = canvas.getByRole('textbox', { name: 'Length' });
    await userEvent.clear(length);
    await userEvent.type(length, 'long{Enter}');
    await expect(canvas.getByText(/^Use hours/)).toBeVisible();
    await expect(canvas.getByText(/sea 0-2/)).toBeInTheDocument();
  },
};

export const Title: Story = {
  decorators: [showing('title')],
  play: async ({ canvas }) => {
    const words = canvas.getByRole('textbox', { name: 'Text' });
    await userEvent.clear(words);
    await userEvent.type(words, 'Day two');
    await userEvent.tab();
    await expect(canvas.getByText(/"Day two"/)).toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Font' }), 'Caveat');
    await expect(canvas.getByRole('combobox', { name: 'Font' })).toHaveDisplayValue('Caveat');
  },
};

export const Effect: Story = {
  decorators: [showing('noir')],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Noir' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Noir' }));
    await expect(canvas.getByText('No effects yet.')).toBeVisible();
  },
};

export const Sound: Story = {
  decorators: [showing('song')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toHaveValue('0');
    await expect(canvas.queryByRole('slider', { name: 'Opacity' })).toBeNull();
  },
};

export const Several: Story = {
  decorators: [showing('sea', 'whale')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '2 clips' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete and close the gap' }));
    await expect(canvas.queryByText(/sea 0-2/)).toBeNull();
  },
};

export const Project: Story = {
  decorators: [showing()],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Shape' }), '9:16');
    await expect(canvas.getByText(/^1080×1920/)).toBeInTheDocument();
    await userEvent.upload(
      canvas.getByLabelText('Import SRT'),
      new File(['1\n00:00:01,000 --> 00:00:02,000\nAhoy\n'], 'a.srt'),
    );
    await expect(await canvas.findByText(/"Ahoy"/)).toBeInTheDocument();
  },
};

export const LongName: Story = {
  decorators: [
    withAtoms(
      seed(
        openDocumentAtom,
        aDocument({
          tracks: [
            aTrack({
              clips: [
                aClip({ id: 'long', name: 'A lighthouse on a cliff in the storm of the century, seen from a boat' }),
              ],
            }),
          ],
        }),
      ),
      seed(selectClipsAtom, ['long']),
    ),
  ],
};

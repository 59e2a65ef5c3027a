import { seed, withAtoms } from '@kinora/testkit';
import { aClip, aDocument, aTrack, someFacts } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { openDocumentAtom } from '../state/document-atoms.ts';
import { learnMediaAtom } from '../state/media-atoms.ts';
import { selectClipsAtom } from '../state/selection-atoms.ts';
import { CropOverlayPanel } from './crop-overlay-panel.tsx';
import { setCroppingAtom } from './cropping-atoms.ts';

const medium = {
  ...someFacts(),
  name: 'Calm sea',
  url: '',
  poster: null,
  sprite: null,
  proxy: null,
  peaks: null,
  isPreparing: false,
};
const opened = [
  seed(learnMediaAtom, { 'creation:fox': medium }),
  seed(openDocumentAtom, aDocument({ tracks: [aTrack({ clips: [aClip({ id: 'fox' })] })] })),
  seed(selectClipsAtom, ['fox']),
];

const meta = {
  component: CropOverlayPanel,
  decorators: [
    (Story) => (
      <div className="relative m-4 aspect-video w-120 max-w-[calc(100%-2rem)] overflow-hidden bg-surface-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CropOverlayPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cropping: Story = {
  decorators: [withAtoms(...opened, seed(setCroppingAtom, true))],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Right edge/ }).focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(canvas.getByText('1,152 × 720')).toBeVisible();
  },
};

export const NotCropping: Story = {
  decorators: [withAtoms(...opened)],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Crop' })).toBeNull();
  },
};

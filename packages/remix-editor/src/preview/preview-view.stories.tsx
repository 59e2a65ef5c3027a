import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { PreviewView } from './preview-view.tsx';

const meta = {
  component: PreviewView,
  args: {
    isPlaying: false,
    isLoop: false,
    hasSafeAreas: false,
    timecode: '00:00:03:10',
    length: '00:00:17:05',
    onPlay: fn(),
    onStep: fn(),
    onEdit: fn(),
    onLoop: fn(),
    onSafeAreas: fn(),
    onFullScreen: fn(),
    attach: () => undefined,
    ratio: 16 / 9,
    state: 'shown',
  },
  decorators: [
    (Story) => (
      <div className="h-100 p-2">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PreviewView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OverlaysThePictureExactly: Story = {
  args: { ratio: 9 / 16, overlay: <p data-testid="overlay" className="absolute inset-0" /> },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('figure', { name: 'Frame at playhead' }).getBoundingClientRect();
    const overlay = canvas.getByTestId('overlay').getBoundingClientRect();
    await expect([overlay.x, overlay.y, overlay.width, overlay.height]).toEqual([
      picture.x,
      picture.y,
      picture.width,
      picture.height,
    ]);
    await expect(picture.width / picture.height).toBeCloseTo(9 / 16, 2);
    await expect(picture.bottom).toBeLessThan(canvas.getByRole('button', { name: 'Play' }).getBoundingClientRect().top);
  },
};

export const WideOnAPhone: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const { height, width } = canvas.getByRole('figure').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(374);
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
};

export const NotSupported: Story = {
  args: { state: 'unsupported' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This browser can’t play the project/)).toBeVisible();
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
};

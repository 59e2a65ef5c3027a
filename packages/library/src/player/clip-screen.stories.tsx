import { aReadyCreation } from '@kinora/contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';

import { ClipScreen } from './clip-screen.tsx';

const { result } = aReadyCreation();
if (!result) throw new Error('a ready clip has a result');

/** Nothing is there: the story tells the video what happens. */
const meta = {
  component: ClipScreen,
  args: { clip: { ...result, url: 'data:video/mp4,', poster: 'data:image/gif,' }, label: 'A paper boat' },
  beforeEach: () => {
    const real = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'canPlayType') ?? {};
    HTMLMediaElement.prototype.canPlayType = () => 'probably';
    return () => {
      Object.defineProperty(HTMLMediaElement.prototype, 'canPlayType', real);
    };
  },
} satisfies Meta<typeof ClipScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const videoIn = (canvas: HTMLElement) => {
  const video = canvas.querySelector('video');
  if (!video) throw new Error('no video');
  return video;
};

export const HearsKeys: Story = {
  play: async ({ canvasElement }) => {
    const video = videoIn(canvasElement);
    await fireEvent.keyDown(document.body, { key: 'l' });
    await fireEvent.keyDown(document.body, { key: 'm' });
    await expect([video.loop, video.muted]).toEqual([true, true]);
    await fireEvent.keyDown(document.body, { key: 'l', ctrlKey: true });
    await expect(video.loop).toBe(true);
  },
};

export const LeavesKeysToWhoTypes: Story = {
  render: (args) => (
    <>
      <ClipScreen {...args} />
      <input aria-label="Name" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.keyDown(canvas.getByLabelText('Name'), { key: 'l' });
    await expect(videoIn(canvasElement).loop).toBe(false);
  },
};

export const SaysThatItIsMissing: Story = {
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.error(videoIn(canvasElement));
    await expect(canvas.getByRole('alert')).toHaveTextContent('The clip could not be loaded.');
  },
};

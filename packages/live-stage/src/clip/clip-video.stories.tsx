import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { A_CLIP } from '../testing/clip-story.ts';
import { ClipVideo } from './clip-video.tsx';

const meta = {
  component: ClipVideo,
  args: {
    clip: A_CLIP,
    label: 'A paper boat',
    autoPlay: false,
    muted: true,
    attach: fn(),
    onError: fn(),
    onPress: fn(),
  },
} satisfies Meta<typeof ClipVideo>;
export default meta;

export const HasNoControlsOfTheBrowser: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    const video = canvas.getByLabelText('A paper boat');
    await expect(video).not.toHaveAttribute('controls');
    await expect(args.attach).toHaveBeenCalledWith(video);
    await userEvent.click(video);
    await expect(args.onPress).toHaveBeenCalledOnce();
    const before = args.onError.mock.calls.length;
    await fireEvent.error(video);
    await expect(args.onError.mock.calls.length).toBeGreaterThan(before);
  },
};

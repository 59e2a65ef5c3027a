import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { aSharedClip } from '../testing/shared-clip.ts';
import { SharedVideo } from './shared-video.tsx';

const { clip } = aSharedClip();

const meta = {
  component: SharedVideo,
  args: { clip, label: 'A paper boat', onReload: fn() },
} satisfies Meta<typeof SharedVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhyItDoesNotPlay: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const video = canvasElement.querySelector('video');
    await expect(video).toHaveAccessibleName('A paper boat');
    await expect(video).toHaveAttribute('poster', clip.poster);
    if (video) await fireEvent.error(video);
    await expect(canvas.getByRole('alert')).toHaveTextContent('This clip didn’t load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

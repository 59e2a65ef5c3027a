import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';

import { A_CLIP } from '../testing/clip-story.ts';
import { ClipPosition } from './clip-position.tsx';

const meta = {
  component: ClipPosition,
  args: { clip: A_CLIP, video: null, scrubbed: null, onHold: fn(), onSeek: fn(), onRelease: fn() },
  decorators: [
    (Story) => (
      <div dir="ltr" className="flex items-center gap-2 bg-well p-2 pt-28 text-on-media">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ClipPosition>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheVideoIsThere: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Position' });
    await expect(slider).toHaveAttribute('aria-valuetext', '0:00.0 of 0:02');
    await fireEvent.pointerDown(slider);
    await fireEvent.input(slider, { target: { value: '1.5' } });
    await fireEvent.pointerUp(slider);
    await expect([args.onHold, args.onSeek, args.onRelease].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
    await expect(args.onSeek).toHaveBeenCalledWith(1.5);
  },
};

export const ShowsThePictureUnderThePointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    const slider = canvas.getByRole('slider', { name: 'Position' });
    const { left, width, top } = slider.getBoundingClientRect();
    await fireEvent.pointerMove(slider, { clientX: left + width / 2, clientY: top, pointerType: 'mouse' });
    await expect(canvas.getByText('0:01.0')).toBeVisible();
    await expect(canvasElement.querySelector('img')).not.toBeNull();
    await fireEvent.pointerOut(slider, { relatedTarget: document.body });
    await expect(canvas.queryByText('0:01.0')).toBeNull();
  },
};

export const WhileItIsHeld: Story = {
  args: { scrubbed: 1.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0:01.5')).toBeVisible();
  },
};

export const OnAPhone: Story = { ...onPhone, ...WhileItIsHeld };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { CropOverlay } from './crop-overlay.tsx';

const meta = {
  component: CropOverlay,
  args: {
    picture: { width: 1280, height: 720 },
    frame: { width: 1920, height: 1080 },
    crop: { left: 0.1, top: 0.1, right: 0.1, bottom: 0.1 },
    ratio: null,
    onCommit: fn(),
  },
  decorators: [
    (Story) => (
      <div className="relative m-4 aspect-video w-120 max-w-[calc(100%-2rem)] overflow-hidden bg-surface-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CropOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1,024 × 576')).toBeVisible();
    canvas.getByRole('button', { name: 'Left edge, 1,024 × 576' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onCommit).toHaveBeenLastCalledWith(
      expect.objectContaining({ left: expect.closeTo(0.11), right: 0.1 }),
    );
  },
};

export const Dragged: Story = {
  play: async ({ args, canvas }) => {
    const corner = canvas.getByRole('button', { name: /^Bottom right corner/ });
    corner.setPointerCapture = fn();
    await fireEvent.pointerDown(corner, { clientX: 400, clientY: 200, pointerId: 1 });
    await fireEvent.pointerMove(corner, { clientX: 352, clientY: 173, pointerId: 1 });
    await expect(canvas.getByText(/^896 × 504/)).toBeVisible();
    await fireEvent.pointerUp(corner, { pointerId: 1 });
    await expect(args.onCommit).toHaveBeenLastCalledWith(
      expect.objectContaining({ right: expect.closeTo(0.2, 2), bottom: expect.closeTo(0.2, 2) }),
    );
  },
};

export const PortraitInWide: Story = {
  args: { picture: { width: 720, height: 1280 }, ratio: 9 / 16 },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Move crop, 576 × 1,024' }).getBoundingClientRect();
    await expect(width / height).toBeCloseTo(9 / 16, 1);
  },
};

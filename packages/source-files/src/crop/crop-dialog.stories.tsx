import type { Crop } from '@kinora/contracts/catalogue';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';

import { aVideo } from '../testing/a-video.ts';
import { CropDialog, type CropDialogProps } from './crop-dialog.tsx';
import type { CropSource } from './crop-source.ts';

/** A picture of four quarters. */
function quarters(width: number, height: number): string {
  const parts = ['#c83c28', '#2c9a4a', '#3450c8', '#e8d020'].map((colour, index) => {
    const at = `x="${String((index % 2) * 50)}%" y="${String(index > 1 ? 50 : 0)}%"`;
    return `<rect ${at} width="50%" height="50%" fill="${colour}"/>`;
  });
  const size = `width="${String(width)}" height="${String(height)}"`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join('')}</svg>`)}`;
}

const SOURCE: CropSource = {
  kind: 'picture',
  name: 'meadow.png',
  url: quarters(1600, 1200),
  width: 1600,
  height: 1200,
  at: 0,
  shape: '16:9',
  aspect: 16 / 9,
};
const film = await aVideo('walk.mp4', 2);
const across = () => screen.getByRole('slider', { name: 'From left to right' });
const use = () => userEvent.click(screen.getByRole('button', { name: 'Apply crop' }));

const meta = {
  component: CropDialog,
  args: { source: SOURCE, crop: null, automatic: null, onUse: fn(), onClose: fn() },
} satisfies Meta<typeof CropDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(across()).toHaveFocus());
    await expect(across()).toHaveAttribute('aria-valuetext', 'Centre 50% from the left, 50% from the top');
    await userEvent.keyboard('+++++{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await expect(across()).toHaveAttribute('aria-valuetext', 'Centre 51% from the left, 60% from the top');
    await expect(screen.getByText('1,067 × 600')).toBeVisible();
    await userEvent.keyboard('-');
    await use();
    await expect(args.onUse).toHaveBeenCalledWith({ x: 0.51, y: 0.6, zoom: 1.4 });
  },
};

export const StaysInside: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(across()).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
    await expect(across()).toHaveAttribute('aria-valuetext', 'Centre 50% from the left, 38% from the top');
    await use();
    await expect(args.onUse).toHaveBeenCalledWith({ x: 0.5, y: 0.375, zoom: 1 });
  },
};

const AUTOMATIC = { x: 0.5, y: 0.4, zoom: 1 };
const heightOfDialog = () => screen.getByRole('dialog').getBoundingClientRect().height;
const isAutomatic = () => screen.getByText('Default crop');

/** What is left as it is stays automatic. */
export const OpensAtTheAutomaticPart: Story = {
  args: { automatic: AUTOMATIC },
  play: async ({ args }) => {
    await waitFor(() => expect(across()).toHaveFocus());
    await expect(across()).toHaveAttribute('aria-valuetext', 'Centre 50% from the left, 40% from the top');
    await expect(isAutomatic()).toBeVisible();
    await use();
    await expect(args.onUse).toHaveBeenLastCalledWith(null);
    across().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(isAutomatic()).not.toBeVisible();
    await use();
    await expect(args.onUse).toHaveBeenLastCalledWith({ x: 0.5, y: 0.41, zoom: 1 });
  },
};

function FoundLater(props: CropDialogProps) {
  const [automatic, setAutomatic] = useState<Crop | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAutomatic(AUTOMATIC), 400);
    return () => clearTimeout(timer);
  }, []);
  return <CropDialog {...props} automatic={automatic} />;
}

/** It goes there when it is found, and nothing else moves. */
export const IsFoundLater: Story = {
  render: (args) => <FoundLater {...args} />,
  play: async () => {
    await waitFor(() => expect(across()).toHaveFocus());
    await expect(across()).toHaveAttribute('aria-valuetext', 'Centre 50% from the left, 50% from the top');
    const before = heightOfDialog();
    await waitFor(() => expect(isAutomatic()).toBeVisible());
    await expect(across()).toHaveAttribute('aria-valuetext', 'Centre 50% from the left, 40% from the top');
    await expect(heightOfDialog()).toBe(before);
  },
};

export const IsLeftWhereSomebodyPutIt: Story = {
  render: (args) => <FoundLater {...args} />,
  play: async ({ args }) => {
    await waitFor(() => expect(across()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await new Promise((go) => setTimeout(go, 600));
    await expect(across()).toHaveAttribute('aria-valuetext', 'Centre 50% from the left, 51% from the top');
    await use();
    await expect(args.onUse).toHaveBeenCalledWith({ x: 0.5, y: 0.51, zoom: 1 });
  },
};

/** Two fingers in the middle of the picture's left half go apart, then up. */
export const ByTwoFingers: Story = {
  ...onPhone,
  play: async ({ args }) => {
    const box = screen.getByRole('group', { name: 'Area shown in the clip' });
    box.setPointerCapture = fn();
    const { left, top, width, height } = box.getBoundingClientRect();
    const finger = (pointerId: number, x: number, y: number) => ({
      pointerType: 'touch',
      button: 0,
      isPrimary: pointerId === 1,
      pointerId,
      clientX: left + x * width,
      clientY: top + y * height,
    });
    await fireEvent.pointerDown(box, finger(1, 0.15, 0.5));
    await fireEvent.pointerDown(box, finger(2, 0.35, 0.5));
    await fireEvent.pointerMove(box, finger(1, 0.05, 0.5));
    await fireEvent.pointerMove(box, finger(2, 0.45, 0.5));
    await expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '200%');
    // What lay in the middle of the left half still does.
    await expect(across()).toHaveAttribute('aria-valuetext', 'Centre 38% from the left, 50% from the top');
    await fireEvent.pointerMove(box, finger(1, 0.05, 0.4));
    await fireEvent.pointerMove(box, finger(2, 0.45, 0.4));
    await fireEvent.pointerUp(box, finger(1, 0.05, 0.4));
    await fireEvent.pointerUp(box, finger(2, 0.45, 0.4));
    await use();
    await expect(args.onUse).toHaveBeenCalledWith({ x: 0.375, y: expect.closeTo(0.4, 2), zoom: expect.closeTo(2, 1) });
  },
};

export const WasCropped: Story = {
  args: { crop: { x: 0.25, y: 0.75, zoom: 2 } },
  play: async ({ args }) => {
    const zoom = screen.getByRole('slider', { name: 'Zoom' });
    await expect(zoom).toHaveAttribute('aria-valuetext', '200%');
    await fireEvent.input(zoom, { target: { value: '3' } });
    await expect(screen.getByText('533 × 300')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onUse).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Automatic' }));
    await expect(args.onUse).toHaveBeenCalledWith(null);
  },
};

export const ATallPictureInAWideShape: Story = {
  args: { source: { ...SOURCE, url: quarters(600, 2400), width: 600, height: 2400 } },
  play: async () => {
    const box = screen.getByRole('group', { name: 'Area shown in the clip' });
    const { width, height } = box.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(0.25, 1);
    await expect(screen.getByRole('button', { name: 'Apply crop' })).toBeVisible();
  },
};

export const OfTheSameShape: Story = {
  args: { source: { ...SOURCE, shape: '4:3', aspect: 4 / 3 }, crop: { x: 0.5, y: 0.5, zoom: 1 } },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Crop to 4:3' })).toBeVisible();
    await expect(screen.getByText('1,600 × 1,200')).toBeVisible();
  },
};

export const AVideoInItsOwnShape: Story = {
  args: {
    source: {
      ...SOURCE,
      kind: 'video',
      name: film.name,
      url: URL.createObjectURL(film),
      width: 160,
      height: 90,
      at: 1,
      shape: 'auto',
    },
  },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Crop' })).toBeVisible();
    const still = screen.getByLabelText<HTMLVideoElement>('Your video: walk.mp4');
    await waitFor(() => expect(still.currentTime).toBeCloseTo(1, 1), { timeout: 5000 });
  },
};

export const LongName: Story = {
  args: { source: { ...SOURCE, name: `${'غابة an unbroken'.repeat(20)}.png` } },
  play: async () => {
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(screen.getByRole('img')).toHaveAccessibleName(/unbroken/);
  },
};

export const CannotBeShown: Story = {
  args: { source: { ...SOURCE, url: 'data:image/png;base64,bm90IGEgcGljdHVyZQ==' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('This image can’t be shown any more.');
    await expect(screen.getByRole('button', { name: 'Apply crop' })).toBeDisabled();
  },
};

export const OnAPhone: Story = { ...onPhone };

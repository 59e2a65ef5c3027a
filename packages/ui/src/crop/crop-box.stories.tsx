import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { CropBox, type CropBoxProps } from './crop-box.tsx';

const FRAME = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

const meta = {
  component: CropBox,
  parameters: {
    guide: {
      use: 'Use it to choose which part of a member’s picture the clip shows, in a dialog with a zoom Range below. For a look at two pictures, take BeforeAfter.',
      do: [
        'Say the place in words in placeText.',
        'Keep the frame at the clip’s shape.',
        'Offer the zoom as a Range too: not everyone has a wheel.',
      ],
      dont: [
        'Put it in a page that scrolls: it takes wheel and fingers.',
        'Crop without a way back to the whole picture.',
      ],
    },
  },
  args: {
    label: 'Area shown in the clip',
    acrossLabel: 'From left to right',
    downLabel: 'From top to bottom',
    placeText: '50 % from the left, 50 % from the top',
    picture: <div className="bg-linear-to-br from-info to-danger" />,
    ratio: 1.6,
    frame: FRAME,
    onMove: fn(),
    onPinch: fn(),
    onZoom: fn(),
  },
} satisfies Meta<typeof CropBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'From left to right' })).toHaveValue('50');
    await expect(canvas.getByRole('slider', { name: 'From top to bottom' })).toHaveValue('50');
  },
};

export const Tall: Story = {
  args: { ratio: 0.3, frame: { x: 0, y: 0.6, width: 1, height: 0.17 } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('group').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(0.3, 2);
    await expect(height).toBeLessThan(globalThis.innerHeight * 0.53);
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvas }) => {
    // The picture isn't turned, so its left side stays on the left.
    await expect(getComputedStyle(canvas.getByRole('group')).direction).toBe('ltr');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('group').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};

const by = (pointerType: string) => ({ pointerType, pointerId: 1, isPrimary: true, button: 0 });

const isNear = (x: number, y: number) => ({ x: expect.closeTo(x, 2), y: expect.closeTo(y, 2) });

export const MovesByKeys: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'From left to right' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onMove).toHaveBeenLastCalledWith(isNear(0.51, 0.5));
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(args.onMove).toHaveBeenLastCalledWith(isNear(0.5, 0.4));
    await userEvent.keyboard('+');
    await expect(args.onZoom).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('-');
    await expect(args.onZoom).toHaveBeenLastCalledWith(-1);
  },
};

export const MovesByAScreenReader: Story = {
  play: async ({ args, canvas }) => {
    const down = canvas.getByRole('slider', { name: 'From top to bottom' });
    await expect(down).toHaveAttribute('aria-valuetext', '50 % from the left, 50 % from the top');
    await fireEvent.change(down, { target: { value: '60' } });
    await expect(args.onMove).toHaveBeenLastCalledWith(isNear(0.5, 0.6));
  },
};

export const FollowsADrag: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('group');
    const { left, top, width, height } = box.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: left + x * width, clientY: top + y * height });
    box.setPointerCapture = fn();
    await fireEvent.pointerDown(box, { ...by('touch'), ...at(0.3, 0.3) });
    await expect(args.onMove).not.toHaveBeenCalled();
    await fireEvent.pointerMove(box, { ...by('touch'), ...at(0.4, 0.35) });
    await expect(args.onMove).toHaveBeenLastCalledWith(isNear(0.6, 0.55));
    await fireEvent.pointerUp(box, { ...by('touch'), ...at(0.4, 0.35) });
    await fireEvent.pointerMove(box, { ...by('touch'), ...at(0.9, 0.9) });
    await expect(args.onMove).toHaveBeenCalledTimes(1);
    await fireEvent.pointerDown(box, { ...by('mouse'), ...at(0.9, 0.1) });
    await expect(args.onMove).toHaveBeenLastCalledWith(isNear(0.9, 0.1));
  },
};

export const ZoomsByAPinch: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('group');
    await expect(getComputedStyle(box).touchAction).toBe('none');
    const { left, top, width, height } = box.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: left + x * width, clientY: top + y * height });
    const [one, other] = [by('touch'), { ...by('touch'), pointerId: 2, isPrimary: false }];
    box.setPointerCapture = fn();
    await fireEvent.pointerDown(box, { ...one, ...at(0.4, 0.5) });
    await fireEvent.pointerDown(box, { ...other, ...at(0.6, 0.5) });
    await fireEvent.pointerMove(box, { ...other, ...at(0.8, 0.5) });
    const [from, to] = [isNear(0.5, 0.5), isNear(0.6, 0.5)];
    await expect(args.onPinch).toHaveBeenLastCalledWith({ frame: FRAME, from, to, times: expect.closeTo(2, 2) });
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const ZoomsByTheWheel: Story = {
  play: async ({ args, canvas }) => {
    const wheel = new WheelEvent('wheel', { deltaY: -120, bubbles: true, cancelable: true });
    canvas.getByRole('group').dispatchEvent(wheel);
    await expect(args.onZoom).toHaveBeenCalledWith(2);
    await expect(wheel.defaultPrevented).toBe(true);
  },
};

function Moving(props: CropBoxProps) {
  const [frame, setFrame] = useState(props.frame);
  return <CropBox {...props} frame={frame} onMove={({ x, y }) => setFrame({ ...frame, x: x - 0.25, y: y - 0.25 })} />;
}

/** Keys that follow each other add up. */
export const AddsUpKeys: Story = {
  render: (args) => <Moving {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('slider', { name: 'From left to right' })).toHaveValue('53');
    await expect(canvas.getByRole('slider', { name: 'From top to bottom' })).toHaveValue('51');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Range, Scrubber, type RangeProps } from './range.tsx';

function Kept({ asScrubber = false, ...args }: RangeProps & { asScrubber?: boolean }) {
  const [value, setValue] = useState(args.value);
  const Shown = asScrubber ? Scrubber : Range;
  return (
    <div className="w-72 bg-glass p-2">
      <Shown
        {...args}
        value={value}
        onValue={(next) => {
          setValue(next);
          args.onValue(next);
        }}
      />
    </div>
  );
}

const meta = {
  component: Kept,
  args: { label: 'Motion', shown: 'Gentle', value: 35, max: 100, step: 5, onValue: fn() },
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MovesByKeys: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Motion' });
    await userEvent.click(slider);
    args.onValue(0);
    slider.focus();
    await expect(slider).toHaveFocus();
    await expect(canvasElement.querySelector('input')?.style.getPropertyValue('--progress')).toMatch(/^\d/);
  },
};

export const ScrubberSaysTheTime: Story = {
  args: { asScrubber: true, label: 'Position', value: 2.3, max: 5, step: 0.1, valueText: '2.3 of 5 s' },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Position' });
    await expect(slider).toHaveAttribute('aria-valuetext', '2.3 of 5 s');
    await expect(slider).toHaveStyle({ '--progress': '46' });
  },
};

export const Disabled: Story = { args: { disabled: true } };

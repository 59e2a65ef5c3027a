import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';

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
  parameters: {
    guide: {
      use: 'Use it for a value that members feel their way to while they watch: motion, zoom, an effect’s strength. For an exact number take NumberField; for the place in a film take Scrubber from the same file.',
      do: [
        'Show the value in words or with its unit: “Gentle”, “40 %”.',
        'Pass the same words as valueText.',
        'Hide the label only in a bar of tools.',
      ],
      dont: ['Use it for fewer than five values.', 'Call the server on every move.'],
    },
  },
  args: { label: 'Motion', shown: 'Gentle', value: 35, max: 100, step: 5, onValue: fn() },
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gentle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Motion' })).toHaveStyle({ '--progress': '35' });
    await expect(canvas.getByText('Gentle')).toBeVisible();
  },
};

export const FollowsTheHand: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Motion' });
    // A script's arrow key does not move a native slider; the event it leads to does.
    await fireEvent.input(slider, { target: { value: '60' } });
    await expect(args.onValue).toHaveBeenLastCalledWith(60);
    await expect(slider).toHaveStyle({ '--progress': '60' });
  },
};

export const AsAScrubber: Story = {
  args: { asScrubber: true, label: 'Position', value: 2.3, max: 5, step: 0.1, valueText: '2.3 of 5 s' },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Position' });
    await expect(slider).toHaveAttribute('aria-valuetext', '2.3 of 5 s');
    await expect(slider).toHaveStyle({ '--progress': '46' });
  },
};

/** As a film that stands does: the value follows later, and lies between two steps until then. */
export const HearsAChangeOnce: Story = {
  args: { label: 'Position', value: 0.0356, max: 5, step: 1 / 24 },
  render: (args) => <Range {...args} />,
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Position' });
    // Browsers send one after the other for a key.
    await fireEvent.input(slider, { target: { value: '1.5' } });
    slider.dispatchEvent(new Event('change', { bubbles: true }));
    await expect(args.onValue).toHaveBeenCalledTimes(1);
    await expect(args.onValue).toHaveBeenCalledWith(1.5);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Motion' })).toBeDisabled();
  },
};

export const HiddenLabel: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Motion' })).toHaveAttribute('title', 'Motion');
    await expect(canvas.queryByText('Motion')).toBeNull();
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('slider')).direction).toBe('rtl');
  },
};

export const ScrubberInArabic: Story = {
  args: { asScrubber: true, label: 'Position' },
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas }) => {
    // A film runs from left to right in every language.
    await expect(getComputedStyle(canvas.getByRole('slider')).direction).toBe('ltr');
  },
};

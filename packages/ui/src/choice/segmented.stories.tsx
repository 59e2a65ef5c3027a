import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Segmented, type SegmentedProps } from './segmented.tsx';

function Kept(args: SegmentedProps) {
  const [value, setValue] = useState(args.value);
  return (
    <Segmented
      {...args}
      value={value}
      onChoose={(next) => {
        setValue(next);
        args.onChoose(next);
      }}
    />
  );
}

const meta = {
  component: Segmented,
  parameters: {
    guide: {
      use: 'Use it when one of two to four single words always holds, and a press shows the effect at once: a shelf, an alignment, the number of clips. For panels below it take Tabs, for pages LinkTabs, for choices with facts RadioCard.',
      do: [
        'Name the whole control in label.',
        'Set width to wide in a form, so the parts are equal.',
        'Take glass on a film.',
      ],
      dont: ['Put more than four segments in it.', 'Use it for on and off: that is Switch.'],
    },
  },
  args: {
    label: 'Period',
    name: 'period',
    segments: [
      { value: 'year', label: 'Yearly' },
      { value: 'month', label: 'Monthly' },
    ],
    value: 'month',
    onChoose: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Segmented>;
export default meta;

export const OneHolds: StoryObj<typeof meta> = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await userEvent.click(canvas.getByText('Yearly'));
    await expect(canvas.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    await expect(args.onChoose).toHaveBeenCalledWith('year');
  },
};

export const AsWideAsItsPlace: StoryObj<typeof meta> = {
  args: { width: 'wide' },
  play: async ({ canvas }) => {
    const [group, first, last] = [
      canvas.getByRole('radiogroup'),
      canvas.getByRole('radio', { name: 'Yearly' }),
      canvas.getByRole('radio', { name: 'Monthly' }),
    ].map((one) => one.getBoundingClientRect());
    await expect(first?.width).toBeCloseTo(last?.width ?? 0, 0);
    await expect(last?.right).toBeGreaterThan((group?.right ?? 0) - 8);
  },
};

export const OnAPicture: StoryObj<typeof meta> = {
  args: { look: 'glass' },
  ...(OneHolds.play && { play: OneHolds.play }),
};

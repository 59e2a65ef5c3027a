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
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Period' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  },
};

export const TakesAPress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Yearly'));
    await expect(canvas.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    await expect(args.onChoose).toHaveBeenCalledWith('year');
  },
};

export const Wide: Story = {
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

export const OnAPicture: Story = {
  args: { look: 'glass' },
  ...(TakesAPress.play && { play: TakesAPress.play }),
};

export const LongTextOnAPhone: Story = {
  args: {
    width: 'wide',
    segments: [
      { value: 'year', label: 'Billed once a year, at half the price' },
      { value: 'month', label: 'Billed every month' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
    const label = canvas.getByText(/half the price/);
    await expect(label.scrollWidth).toBeGreaterThan(label.clientWidth);
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas }) => {
    const [first, last] = ['Yearly', 'Monthly'].map((name) =>
      canvas.getByRole('radio', { name }).getBoundingClientRect(),
    );
    await expect(first?.left).toBeGreaterThanOrEqual(last?.right ?? Number.POSITIVE_INFINITY);
  },
};

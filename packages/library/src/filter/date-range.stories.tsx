import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';

import { DateRange, type DateRangeProps } from './date-range.tsx';

function Page(props: DateRangeProps) {
  const [from, setFrom] = useState(props.from);
  return (
    <DateRange
      {...props}
      from={from}
      onFrom={(day) => {
        setFrom(day);
        props.onFrom(day);
      }}
    />
  );
}

const meta = {
  component: DateRange,
  args: { from: undefined, to: '2026-11-20', onFrom: fn(), onTo: fn() },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof DateRange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsksForWholeDaysAlone: Story = {
  play: async ({ canvas, args }) => {
    const from = canvas.getByLabelText('First day');
    await fireEvent.change(from, { target: { value: '0202-11-03' } });
    await expect(from).toHaveValue('0202-11-03');
    await expect(args.onFrom).not.toHaveBeenCalled();
    await fireEvent.change(from, { target: { value: '2026-11-03' } });
    await expect(args.onFrom).toHaveBeenLastCalledWith('2026-11-03');
    await expect(from).toHaveAttribute('max', '2026-11-20');
    await fireEvent.change(from, { target: { value: '' } });
    await expect(args.onFrom).toHaveBeenLastCalledWith(undefined);
    await fireEvent.change(canvas.getByLabelText('Last day'), { target: { value: '2026-11-21' } });
    await expect(args.onTo).toHaveBeenLastCalledWith('2026-11-21');
  },
};

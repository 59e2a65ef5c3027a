import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { PriceCountdown, type PriceCountdownProps } from './price-countdown.tsx';
import { DAY_MS } from './time-left.ts';

function Ticking({ left }: PriceCountdownProps) {
  const [shown, setShown] = useState(left);
  return (
    <div className="flex flex-wrap justify-between gap-3">
      <PriceCountdown left={shown} />
      <button type="button" onClick={() => setShown(shown - 1000)}>
        A second later
      </button>
    </div>
  );
}

const meta = {
  component: PriceCountdown,
  args: { left: 85_268_000 },
  render: (args) => <Ticking {...args} />,
} satisfies Meta<typeof PriceCountdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TicksAndSpeaksOnce: Story = {
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'Time left' });
    await expect(timer).toHaveTextContent('23:41:08');
    const spoken = canvas.getByRole('status');
    await expect(spoken).toHaveTextContent('Offer ends in 23 h 41 min');
    for (let second = 0; second < 9; second += 1) await userEvent.click(canvas.getByRole('button'));
    await expect(timer).toHaveTextContent('23:40:59');
    await expect(spoken).toHaveTextContent('23 h 41 min');
  },
};

export const AWholeDay: Story = {
  args: { left: DAY_MS },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^24:00:00$/);
  },
};

export const SeveralDays: Story = {
  args: { left: 3 * DAY_MS + 61_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('3 days 00:01:01');
  },
};

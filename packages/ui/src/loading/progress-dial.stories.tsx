import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ProgressDial } from './progress-dial.tsx';

const meta = {
  component: ProgressDial,
  parameters: {
    guide: {
      use: 'Use it on the picture of a clip or export that is being made: the ring and its number are one. Beside text take ProgressBar, in a pill ProgressRing.',
      do: ['Write below it what is drawn and the time left.'],
      dont: ['Place it outside of a picture: its colours are for film.', 'Show two in one card.'],
    },
  },
  args: { label: 'Drawing', value: 71 },
} satisfies Meta<typeof ProgressDial>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Drawing' })).toHaveAttribute('value', '71');
    await expect(canvas.getByText('71')).toBeVisible();
  },
};

export const Begun: Story = {
  args: { value: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Drawing' })).toHaveAttribute('value', '0');
    await expect(canvas.getByText('0')).toBeVisible();
  },
};

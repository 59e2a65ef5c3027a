import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FreeTrialWords, TrialLine } from './trial-line.tsx';

const meta = { component: TrialLine, args: { trial: 'used' } } satisfies Meta<typeof TrialLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Used: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’ve used this effect’s free trial.')).toBeVisible();
  },
};

export const NoneLeftToday: Story = {
  args: { trial: 'day' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No free trials left today. You get 3 more tomorrow.')).toBeVisible();
  },
};

export const SaysNothingBeforeItIsKnown: Story = {
  args: { trial: 'none' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toBeNull();
  },
};

export const WordsOfAFreeOne: Story = {
  render: () => (
    <p>
      <FreeTrialWords left={1} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Free trial, no credits. The clip has a watermark. 1 free trial left today.',
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ProgressBar, ProgressRing } from './progress-bar.tsx';

const meta = {
  component: ProgressBar,
  parameters: {
    guide: {
      use: 'Use it when the share done is known: a clip that is drawn, a file on its way, an export. In a pill take ProgressRing from the same file, on a picture ProgressDial; without a share, take Spinner.',
      do: ['Say what goes on in label: “Drawing”.', 'Write the time left beside it.'],
      dont: ['Let it run backwards.', 'Show a guess as if it were measured.'],
    },
  },
  args: { label: 'Drawing', value: 61.7 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysAndShowsHowFar: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Drawing' });
    await expect(bar).toHaveValue(62);
    const whole = bar.parentElement?.getBoundingClientRect().width ?? 0;
    const filled = bar.nextElementSibling?.getBoundingClientRect().width ?? 0;
    await expect(filled / whole).toBeCloseTo(0.62, 2);
  },
};

export const Ring: Story = {
  render: (args) => <ProgressRing {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Drawing' })).toHaveValue(62);
  },
};

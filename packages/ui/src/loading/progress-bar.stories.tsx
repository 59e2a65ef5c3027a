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

export const Running: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Drawing' });
    await expect(bar).toHaveValue(62);
    const whole = bar.parentElement?.getBoundingClientRect().width ?? 0;
    const filled = bar.nextElementSibling?.getBoundingClientRect().width ?? 0;
    await expect(filled / whole).toBeCloseTo(0.62, 2);
  },
};

export const Full: Story = {
  args: { value: 100 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Drawing' });
    await expect(bar).toHaveValue(100);
    const filled = bar.nextElementSibling?.getBoundingClientRect().width;
    await expect(filled).toBeCloseTo(bar.parentElement?.getBoundingClientRect().width ?? 0, 0);
  },
};

export const Ring: Story = {
  render: (args) => <ProgressRing {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Drawing' })).toHaveValue(62);
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    const [whole, filled] = [bar.parentElement, bar.nextElementSibling].map((one) => one?.getBoundingClientRect());
    await expect(filled?.right).toBeCloseTo(whole?.right ?? 0, 0);
    await expect(filled?.left).toBeGreaterThan(whole?.left ?? Number.POSITIVE_INFINITY);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Steps } from './steps.tsx';

const meta = {
  component: Steps,
  parameters: {
    guide: {
      use: 'Use it above the title of a dialog with two to four steps in a fixed order, such as a new password. For progress with a share take ProgressBar, for free movement Tabs.',
      do: ['Say the place in label: “Step 2 of 3”.', 'Keep the count from the first step on.'],
      dont: ['Make the steps pressable.', 'Count a closing page as a step.'],
    },
  },
  args: { label: 'Step 2 of 3', current: 2, count: 3 },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Step 2 of 3' })).toBeVisible();
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(first).toHaveAttribute('data-done');
    await expect(third).not.toHaveAttribute('data-done');
  },
};

export const Last: Story = {
  args: { label: 'Step 3 of 3', current: 3 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-current', 'step');
    await expect(canvasElement.querySelectorAll('[data-done]')).toHaveLength(2);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { RetryNotice } from './retry-notice.tsx';

const meta = {
  component: RetryNotice,
  args: { retryLabel: 'Try again', onRetry: fn(), children: 'Your clips couldn’t be loaded. They’re safe.' },
} satisfies Meta<typeof RetryNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SpeaksAtOnceAndTriesAgain: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('They’re safe');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { RetryNotice } from './retry-notice.tsx';

const meta = {
  component: RetryNotice,
  parameters: {
    guide: {
      use: 'Use it in place of something the server couldn’t give, when asking again may help. Answer and LoadMore bring it along; if asking again can’t help, take Notice.',
      do: ['Say what is safe: “Your clips are safe”.', 'Name the button “Try again”.'],
      dont: [
        'Show it for a refusal: the same request is refused again.',
        'Replace a whole page with it when one list failed.',
      ],
    },
  },
  args: { retryLabel: 'Try again', onRetry: fn(), children: 'Your clips couldn’t be loaded. They’re safe.' },
} satisfies Meta<typeof RetryNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('They’re safe');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const TriesAgain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongTextOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { children: `${'Deine Videoausschnitte konnten nicht geladen werden. '.repeat(4)}Sie sind sicher.` },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/Sie sind sicher/).getBoundingClientRect();
    await expect(words.right).toBeLessThanOrEqual(canvas.getByRole('button').getBoundingClientRect().left);
  },
};

import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { MessageSent } from './message-sent.tsx';

const meta = {
  component: MessageSent,
  args: { email: 'ada@example.com', homeHref: '/text-to-video/', onAnother: fn() },
} satisfies Meta<typeof MessageSent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatHappensNext: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Message sent' })).toHaveFocus();
    await expect(canvas.getByText('ada@example.com')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Write another message' }));
    await expect(args.onAnother).toHaveBeenCalledOnce();
  },
};

export const LongAddressOnAPhone: Story = {
  ...onPhone,
  args: { email: `${'long'.repeat(9)}@example.com` },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};

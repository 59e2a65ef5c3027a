import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { MemberWaiting } from './member-waiting.tsx';

const meta = { component: MemberWaiting, args: { answer: { state: 'loading' }, onReload: fn() } } satisfies Meta<
  typeof MemberWaiting
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your account')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { answer: { state: 'failed', problem: 'Kinora can’t be reached.' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kinora can’t be reached.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

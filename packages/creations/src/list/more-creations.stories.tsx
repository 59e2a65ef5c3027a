import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { MoreCreations } from './more-creations.tsx';

const meta = { component: MoreCreations, args: { state: 'more', onMore: fn() } } satisfies Meta<typeof MoreCreations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more clips' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Loading more clips' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('They’re safe on the server');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const End: Story = {
  args: { state: 'end' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('That’s all your clips');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const FailedOnAPhone: Story = { ...onPhone, args: { state: 'failed' } };

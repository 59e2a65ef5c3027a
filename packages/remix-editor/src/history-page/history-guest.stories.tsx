import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { HistoryGuest } from './history-guest.tsx';

const meta = { component: HistoryGuest, args: { onLogIn: fn() } } satisfies Meta<typeof HistoryGuest>;
export default meta;

export const LogsIn: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};

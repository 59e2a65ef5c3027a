import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { AccountMenu } from './account-menu.tsx';

const meta = {
  component: AccountMenu,
  args: { account: { email: 'mira@paperboats.example' }, onLogOut: fn() },
} satisfies Meta<typeof AccountMenu>;
export default meta;

export const LogsOut: StoryObj<typeof meta> = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    await expect(canvas.getByText('mira@paperboats.example')).toBeVisible();
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Logout' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

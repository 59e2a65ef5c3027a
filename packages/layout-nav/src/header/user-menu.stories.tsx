import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { lazyShell } from '../lazy-shell.ts';
import { UserMenu } from './user-menu.tsx';

const meta = {
  component: UserMenu,
  // Here before the story begins, as in a page that has been looked at.
  beforeEach: async () => void (await lazyShell.load()),
  args: { account: { email: 'mira@paperboats.example' }, onLogIn: fn(), onLogOut: fn() },
  decorators: [
    (Story) => (
      <div className="flex h-60 justify-end">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MemberLogsOut: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account menu' }));
    await expect(canvas.getByText('mira@paperboats.example')).toBeVisible();
    await expect(canvas.queryByRole('menuitem', { name: 'Member Center' })).toBeNull();
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Logout' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

export const WithAMemberCenter: Story = {
  args: { memberCenterHref: '/member/' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account menu' }));
    const entry = canvas.getByRole('menuitem', { name: 'Member Center' });
    await expect(entry).toHaveAttribute('href', '/member/');
    await expect(entry).toHaveAttribute('target', '_blank');
  },
};

export const WithAMemberCenterElsewhere: Story = {
  args: { memberCenterHref: 'https://member.example/', onMemberCenter: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account menu' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Member Center' }));
    await expect(args.onMemberCenter).toHaveBeenCalledWith('https://member.example/');
  },
};

export const LongAddressIsCut: Story = {
  args: { account: { email: `${'mira.of.the.paper.boats'.repeat(8)}@example.com` } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account menu' }));
    await expect(canvas.getByRole('menu').getBoundingClientRect().width).toBeLessThanOrEqual(320);
    const email = canvas.getByTitle(/^mira\.of/);
    await expect(email.scrollWidth).toBeGreaterThan(email.clientWidth);
  },
};

export const Guest: Story = {
  args: { account: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};

export const GuestOnAPhone: Story = {
  args: { account: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Log in' });
    await expect(button.getBoundingClientRect().width).toBe(44);
    await userEvent.click(button);
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};

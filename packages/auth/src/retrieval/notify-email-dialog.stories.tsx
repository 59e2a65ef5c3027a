import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { NotifyEmailDialog, type NotifyEmailDialogProps } from './notify-email-dialog.tsx';

const meta = {
  component: NotifyEmailDialog,
  args: {
    account: 'ada@example.com',
    notice: 'j***@g***.com',
    chosen: 'account',
    supportHref: '/support/team/',
    onChoose: fn<NotifyEmailDialogProps['onChoose']>(),
    onClose: fn<() => void>(),
  },
} satisfies Meta<typeof NotifyEmailDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const dialogOf = ({ canvas }: Context) => within(canvas.getByRole('dialog', { name: 'Where should the code go?' }));

export const KeyboardOnly: Story = {
  play: async (context) => {
    const dialog = dialogOf(context);
    await expect(dialog.getByRole('radio', { name: /Account email/ })).toBeChecked();
    await waitFor(() => expect(dialog.getByRole('radio', { name: /Account email/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(dialog.getByRole('radio', { name: /Notification email/ })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onChoose).toHaveBeenCalledWith('notice');
  },
};

export const Is426PixelsWide: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog').getBoundingClientRect().width).toBe(426));
  },
};

export const AnEmptyOneCannotBeChosen: Story = {
  args: { notice: '' },
  play: async (context) => {
    const dialog = dialogOf(context);
    await expect(dialog.getByRole('radio', { name: /Not set/ })).toBeDisabled();
    await expect(dialog.getByText(/add one in the Member Center/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(context.args.onChoose).toHaveBeenCalledWith('account');
  },
};

export const StillLooking: Story = {
  args: { notice: null },
  play: async (context) => {
    await expect(dialogOf(context).getByRole('group')).toHaveAttribute('aria-busy', 'true');
  },
};

export const LinksTheSupportTeam: Story = {
  play: async (context) => {
    const link = dialogOf(context).getByRole('link', { name: 'Ask the support team' });
    await expect(link).toHaveAttribute('href', '/support/team/');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const LongAddressOnAPhone: Story = {
  ...onPhone,
  args: { account: `${'long'.repeat(11)}@example.com`, chosen: 'notice' },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

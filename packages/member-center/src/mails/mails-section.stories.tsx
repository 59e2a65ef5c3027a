import { aProfile } from '@kinora/contracts/fixtures';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { MailsSection } from './mails-section.tsx';

const meta = {
  component: MailsSection,
  args: { profile: aProfile(), onSwitch: fn() },
} satisfies Meta<typeof MailsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const NAME = 'Email me when a long clip is ready';

export const OffAtFirst: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: NAME })).not.toBeChecked();
    await userEvent.click(canvas.getByText(NAME));
    await expect(args.onSwitch).toHaveBeenCalledWith(true);
  },
};

export const On: Story = {
  args: { profile: aProfile({ mailsLongClips: true, email: `${'a'.repeat(38)}@example.com` }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: NAME })).toBeChecked();
    await expect(canvas.getByText(/took longer than 5 minutes/)).toBeVisible();
    await userEvent.click(canvas.getByText(NAME));
    await expect(args.onSwitch).toHaveBeenCalledWith(false);
  },
};

export const NotBeforeTheAddressIsConfirmed: Story = {
  args: { profile: aProfile({ isEmailConfirmed: false, mailsLongClips: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: NAME })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: NAME })).not.toBeChecked();
    await expect(canvas.getByText(/^Confirm your email first/)).toBeVisible();
  },
};

export const OnAPhone: Story = { ...onPhone, ...On };
export const InArabic: Story = { args: { profile: aProfile({ mailsLongClips: true }) }, globals: { locale: 'ar' } };

import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ConnectedSection } from './connected-section.tsx';

const google = { provider: 'google', email: 'ada@example.com', linkedAt: Date.UTC(2026, 10, 3, 12) } as const;

const meta = {
  component: ConnectedSection,
  args: { signIns: [google], hasPassword: true, onUnlink: fn() },
} satisfies Meta<typeof ConnectedSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connected: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Connected on November 3, 2026.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect Google' }));
    await expect(args.onUnlink).toHaveBeenCalledWith(google);
  },
};

export const TheOnlyWayInCannotBeLeft: Story = {
  ...onPhone,
  args: { hasPassword: false },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Disconnect Google' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/It is your only way in: set a password/);
  },
};

export const None: Story = {
  args: { signIns: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Continue with Google/)).toBeVisible();
  },
};

import { aProfile } from '@kinora/contracts/fixtures';
import { accountServer, withAtoms } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { signAdaIn } from '../testing/account-seeds.ts';
import { ConnectedSectionPanel } from './connected-section-panel.tsx';

const google = { provider: 'google', email: 'ada@example.com', linkedAt: Date.UTC(2026, 10, 3, 12) } as const;

const meta = {
  component: ConnectedSectionPanel,
  args: { profile: aProfile({ signIns: [google] }) },
  decorators: [
    (Story) => (
      <>
        <Toaster />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ConnectedSectionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DisconnectsWithThePassword: Story = {
  decorators: [withAtoms(signAdaIn(accountServer()))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect Google' }));
    await userEvent.type(await canvas.findByLabelText('Your password'), 'correct-horse{Enter}');
    await expect(await canvas.findByText('Google is disconnected.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Connected sign-ins' })).toHaveFocus());
  },
};

export const SaysThatItIsTheOnlyWayIn: Story = {
  decorators: [withAtoms(signAdaIn(accountServer({}, { unlinkSignIn: { refuse: 'only-way-in' } })))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect Google' }));
    await userEvent.type(await canvas.findByLabelText('Your password'), 'correct-horse{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This is your only way in. Set a password first.');
  },
};

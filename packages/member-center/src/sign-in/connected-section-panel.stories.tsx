import { siteAtom } from '@kinora/api-client';
import { startSessionAtom, travelAtom } from '@kinora/auth';
import { aProfile, aSiteConfig } from '@kinora/contracts/fixtures';
import { accountServer, seed, withAtoms, type FakeAnswers } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

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
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This is your only sign-in. Set a password first.',
    );
  },
};

const open = fn<(address: string) => void>();
const withGoogle = (answers: FakeAnswers = {}, outcome?: string) =>
  withAtoms(
    seed(siteAtom, aSiteConfig({ google: true })),
    signAdaIn(accountServer({}, answers)),
    seed(travelAtom, { address: () => 'https://kinora.example/member/', open }),
    ...(outcome === undefined ? [] : [seed(startSessionAtom, { signin: outcome })]),
  );

export const ConnectsWithThePassword: Story = {
  args: { profile: aProfile() },
  beforeEach: () => void open.mockClear(),
  decorators: [withGoogle()],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Google' }));
    await userEvent.type(await canvas.findByLabelText('Your password'), 'correct-horse{Enter}');
    await waitFor(() => expect(open).toHaveBeenCalledWith('https://accounts.example/connect'));
  },
};

export const DoesNotLeaveWithAWrongPassword: Story = {
  args: { profile: aProfile() },
  beforeEach: () => void open.mockClear(),
  decorators: [withGoogle({ linkSignIn: { refuse: 'wrong-password' } })],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Google' }));
    const field = await canvas.findByLabelText('Your password');
    await userEvent.type(field, 'not-this-one{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/That isn’t your password/));
    await expect(open).not.toHaveBeenCalled();
  },
};

export const SomebodyWhoComesBackIsBroughtHere: Story = {
  args: { profile: aProfile() },
  decorators: [withGoogle({}, 'connect-link-taken')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('already connected to another Kinora account');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Connected sign-ins' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Google' }));
    await expect(canvas.queryByText(/already connected to another Kinora account/)).toBeNull();
  },
};

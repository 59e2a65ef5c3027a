import { aProfile } from '@kinora/contracts/fixtures';
import { accountServer, withAtoms } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { signAdaIn } from '../testing/account-seeds.ts';
import { KeysSectionPanel } from './keys-section-panel.tsx';

const meta = {
  component: KeysSectionPanel,
  args: { profile: aProfile() },
  render: (args) => (
    <>
      <Toaster />
      <KeysSectionPanel {...args} />
    </>
  ),
} satisfies Meta<typeof KeysSectionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const enter = async (key: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Key'), key);
  await userEvent.click(dialog.getByRole('button', { name: 'Save key' }));
  return dialog;
};

export const KeepsAKeyAndForgetsIt: Story = {
  decorators: [withAtoms(signAdaIn(accountServer()))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add key: Vidu' }));
    await enter('vda_0123456789');
    await expect(await canvas.findByText('6789')).toBeVisible();
    await expect(canvas.getByText('Your key for Vidu is saved.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove key: Vidu' }));
    await waitFor(() => expect(canvas.queryByText('6789')).toBeNull());
    await expect(canvas.getByText('Your key for Vidu is removed.')).toBeVisible();
  },
};

export const SaysThatTheProviderRefusesIt: Story = {
  decorators: [withAtoms(signAdaIn(accountServer({}, { saveOwnKey: { code: 422 } })))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add key: Google' }));
    const dialog = await enter('nobodys');
    await expect(await dialog.findByText(/The provider refused this key/)).toBeVisible();
    await expect(dialog.getByLabelText('Key')).toHaveFocus();
  },
};

export const AsksForAKeyBeforeItSends: Story = {
  decorators: [withAtoms(signAdaIn(accountServer()))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add key: fal' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save key' }));
    await expect(await dialog.findByText('Paste the key as the provider shows it.')).toBeVisible();
  },
};

import { aProfile } from '@kinora/contracts/fixtures';
import { accountServer, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { signAdaIn } from '../testing/account-seeds.ts';
import { DeletionSectionPanel } from './deletion-section-panel.tsx';

const meta = {
  component: DeletionSectionPanel,
  args: { profile: aProfile() },
} satisfies Meta<typeof DeletionSectionPanel>;
export default meta;

export const RefusesAWrongPasswordInPlace: StoryObj<typeof meta> = {
  decorators: [withAtoms(signAdaIn(accountServer({}, { deleteAccount: { refuse: 'wrong-password' } })))],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delete my account' });
    await userEvent.click(opener);
    const current = await canvas.findByLabelText('Your password');
    await userEvent.type(current, 'wrong-horse');
    await userEvent.type(canvas.getByLabelText('Type “delete” to confirm'), 'delete{Enter}');
    await waitFor(() => expect(current).toHaveAccessibleDescription(/That isn’t your password/));
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

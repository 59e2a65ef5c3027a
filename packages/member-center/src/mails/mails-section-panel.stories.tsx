import { aProfile } from '@kinora/contracts/fixtures';
import { accountServer, withAtoms } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { signAdaIn } from '../testing/account-seeds.ts';
import { MailsSectionPanel } from './mails-section-panel.tsx';

const asked = fn();
const saves = accountServer(
  {},
  {
    editProfile: ({ mailsLongClips = false }) => {
      asked(mailsLongClips);
      return { data: aProfile({ mailsLongClips }) };
    },
  },
);

const meta = {
  component: MailsSectionPanel,
  args: { profile: aProfile() },
  decorators: [
    (Story) => (
      <>
        <Toaster />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof MailsSectionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsTheChoice: Story = {
  decorators: [withAtoms(signAdaIn(saves))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await waitFor(() => expect(asked).toHaveBeenCalledWith(true));
  },
};

export const GoesBackWhereItDoesNotWork: Story = {
  decorators: [withAtoms(signAdaIn(accountServer({}, { editProfile: { code: 503 } })))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(await canvas.findByText(/Try again/)).toBeVisible();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

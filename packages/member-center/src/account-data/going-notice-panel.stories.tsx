import { accountServer, withAtoms } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { signAdaIn } from '../testing/account-seeds.ts';
import { GoingNoticePanel } from './going-notice-panel.tsx';

const meta = {
  component: GoingNoticePanel,
  args: { deletionAt: Date.UTC(2026, 10, 29, 12) },
  decorators: [
    (Story) => (
      <>
        <Toaster />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof GoingNoticePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keeps: Story = {
  decorators: [withAtoms(signAdaIn(accountServer()))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep account' }));
    await expect(await canvas.findByText(/Your account is no longer scheduled for deletion/)).toBeVisible();
  },
};

export const SaysWhyItDidNot: Story = {
  decorators: [withAtoms(signAdaIn(accountServer({}, { keepAccount: { offline: true } })))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep account' }));
    await expect(await canvas.findByText(/Kinora can’t be reached/)).toBeVisible();
  },
};

import { accountServer, withAtoms } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { signAdaIn } from '../testing/account-seeds.ts';
import { SessionsSectionPanel } from './sessions-section-panel.tsx';

const meta = {
  component: SessionsSectionPanel,
  render: () => (
    <>
      <Toaster />
      <SessionsSectionPanel />
    </>
  ),
} satisfies Meta<typeof SessionsSectionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EndsOneThenAllOthers: Story = {
  decorators: [withAtoms(signAdaIn(accountServer()))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End session: Safari on iPhone' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Where you’re logged in' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'End all others' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByText('All other sessions ended.')).toBeVisible();
  },
};

export const SaysWhyItDidNotEnd: Story = {
  decorators: [withAtoms(signAdaIn(accountServer({}, { endSession: { offline: true } })))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End all others' }));
    await expect(await canvas.findByText(/Kinora can’t be reached/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const SaysWhyTheListIsNotThere: Story = {
  decorators: [withAtoms(signAdaIn(accountServer({}, { listSessions: { offline: true } })))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Kinora can’t be reached.');
  },
};

import { aPayment } from '@kinora/contracts/fixtures';
import { accountServer, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { signAdaIn } from '../testing/account-seeds.ts';
import { PaymentsSectionPanel } from './payments-section-panel.tsx';

let isThere = false;
const server = accountServer(
  {},
  {
    listPayments: ({ cursor }) => {
      if (!isThere) return { offline: true };
      const id = cursor ?? 'first';
      return { data: { payments: [aPayment({ id })], next: cursor === undefined ? 'c2' : null } };
    },
  },
);

const meta = {
  component: PaymentsSectionPanel,
  render: () => (
    <main>
      <h1>Member Center</h1>
      <PaymentsSectionPanel />
    </main>
  ),
  beforeEach: () => {
    isThere = false;
  },
  decorators: [withAtoms(signAdaIn(server))],
} satisfies Meta<typeof PaymentsSectionPanel>;
export default meta;

export const TriesAgainAndReadsMore: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Kinora can’t be reached.');
    isThere = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

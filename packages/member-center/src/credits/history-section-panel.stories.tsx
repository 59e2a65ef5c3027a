import { aCreditEntry } from '@kinora/contracts/fixtures';
import { accountServer, withAtoms } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { signAdaIn } from '../testing/account-seeds.ts';
import { HistorySectionPanel } from './history-section-panel.tsx';

const { creation } = aCreditEntry();
const receipt = { held: 0, charged: 0, returned: 8, reason: 'cancelled', at: 0 };
const returned = aCreditEntry({
  id: 'r',
  kind: 'returned',
  change: 8,
  creation: creation && { ...creation, id: 'cancelled', receipt },
});

const meta = {
  component: HistorySectionPanel,
  render: () => (
    <main>
      <h1>Member Center</h1>
      <Toaster />
      <HistorySectionPanel />
    </main>
  ),
  decorators: [
    withAtoms(
      signAdaIn(
        accountServer(
          {},
          {
            creditHistory: ({ kinds }) => {
              if (kinds === undefined) return { data: { entries: [aCreditEntry(), returned], next: null } };
              return kinds === 'returned' ? { data: { entries: [returned], next: null } } : { offline: true };
            },
          },
        ),
      ),
    ),
  ],
} satisfies Meta<typeof HistorySectionPanel>;
export default meta;

export const ShowsOneKindAndSaysWhatDidNotCome: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
    await userEvent.click(canvas.getByText('Returned', { selector: 'label span' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await userEvent.click(canvas.getByText('Spent', { selector: 'label span' }));
    await expect(
      await canvas.findByText('Kinora can’t be reached. Check your connection and try again.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(canvas.getAllByText(/Kinora can’t be reached/)).toHaveLength(2));
  },
};

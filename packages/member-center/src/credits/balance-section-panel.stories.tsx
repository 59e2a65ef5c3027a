import { someCredits } from '@kinora/contracts/fixtures';
import { confirmBalanceAtom } from '@kinora/credits';
import { accountServer, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { signAdaIn } from '../testing/account-seeds.ts';
import { BalanceSectionPanel } from './balance-section-panel.tsx';

let isThere = false;

const meta = {
  component: BalanceSectionPanel,
  render: () => (
    <main>
      <h1>Member Center</h1>
      <BalanceSectionPanel />
    </main>
  ),
  beforeEach: () => {
    isThere = false;
  },
  decorators: [
    withAtoms(
      signAdaIn(accountServer({}, { getCredits: () => (isThere ? { data: someCredits() } : { offline: true }) })),
      seed(confirmBalanceAtom, 532),
    ),
  ],
} satisfies Meta<typeof BalanceSectionPanel>;
export default meta;

export const KeepsTheBalanceAndTriesAgain: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Kinora can’t be reached.');
    await expect(canvasElement).toHaveTextContent('532 credits available');
    isThere = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('500 for every model')).toBeVisible();
  },
};

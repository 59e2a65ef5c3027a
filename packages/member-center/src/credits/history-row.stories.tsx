import { aCreditEntry } from '@kinora/contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { HistoryRow } from './history-row.tsx';

const meta = {
  component: HistoryRow,
  args: {
    line: { entry: aCreditEntry(), kind: 'charged', change: -8, balance: 532 },
    hasBalance: true,
    renderReceipt: () => <p>The receipt</p>,
  },
  decorators: [
    (Story) => (
      <table className="w-full">
        <tbody>
          <Story />
        </tbody>
      </table>
    ),
  ],
} satisfies Meta<typeof HistoryRow>;
export default meta;

export const OpensByKeyboard: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row')).toHaveTextContent('Charged−8532');
    const [time] = canvas.getAllByRole('time');
    await expect(time?.getClientRects()).toHaveLength(1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('The receipt')).toBeVisible();
  },
};

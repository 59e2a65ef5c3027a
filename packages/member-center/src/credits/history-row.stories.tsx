import { aCreditEntry } from '@kinora/contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { HistoryRow } from './history-row.tsx';

const meta = {
  component: HistoryRow,
  args: { entry: aCreditEntry({ kind: 'held', change: -8 }), renderReceipt: () => <p>The receipt</p> },
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
    await expect(canvas.getByRole('row')).toHaveTextContent('Held−8532');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('The receipt')).toBeVisible();
  },
};

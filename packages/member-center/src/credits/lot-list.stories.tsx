import { someCredits } from '@kinora/contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LotList } from './lot-list.tsx';

const [lot] = someCredits().lots;
if (!lot) throw new Error('there is a lot');

const meta = { component: LotList, args: { lots: [lot] } } satisfies Meta<typeof LotList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StaysForEver: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      '40welcome credits, for local preview engine clips, don’t expire',
    );
  },
};

export const AsLongAsThePlanRuns: Story = {
  args: { lots: [{ ...lot, source: 'plan', scope: 'any', remaining: 1300 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('1,300from your plan, while your plan is active');
  },
};

import { siteAtom } from '@kinora/api-client';
import { aSiteConfig } from '@kinora/contracts/fixtures';
import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { WhatCreditsBuyPanel } from './what-credits-buy-panel.tsx';

const meta = { component: WhatCreditsBuyPanel } satisfies Meta<typeof WhatCreditsBuyPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WherePlansAreOnSale: Story = {
  decorators: [withAtoms(seed(siteAtom, aSiteConfig({ checkout: 'sandbox' })))],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/500 credits a month, up to 60 videos/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'See the plans' })).toBeVisible();
  },
};

export const WhereNothingIs: Story = {
  decorators: [withAtoms(seed(siteAtom, aSiteConfig()))],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/credits a month/)).toBeNull();
  },
};

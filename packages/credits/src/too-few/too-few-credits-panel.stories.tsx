import { siteAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aSiteConfig } from '@kinora/contracts/fixtures';
import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, userEvent } from 'storybook/test';

import { pricingIntentAtom } from '../pricing-intent-atoms.ts';
import { TooFewCreditsPanel } from './too-few-credits-panel.tsx';

const ada = { id: '7', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };

function Asked() {
  const intent = useAtomValue(pricingIntentAtom);
  return intent?.reason?.kind === 'short' ? <p>Prices for {intent.reason.missing} more</p> : null;
}

const meta = {
  component: TooFewCreditsPanel,
  args: { shortage: { balance: 214, cost: 384, missing: 170 } },
  render: (args) => (
    <>
      <TooFewCreditsPanel {...args} />
      <Asked />
    </>
  ),
} satisfies Meta<typeof TooFewCreditsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WherePlansAreSold: Story = {
  decorators: [
    withAtoms(
      seed(siteAtom, aSiteConfig({ checkout: 'sandbox' })),
      seed(placeSessionAtom, { owner: 'member', member: ada }),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('npm run');
    await userEvent.click(canvas.getByRole('button', { name: 'See plans' }));
    await expect(canvas.getByText('Prices for 170 more')).toBeVisible();
  },
};

export const WhereNothingIsSold: Story = {
  decorators: [withAtoms(seed(siteAtom, aSiteConfig()), seed(placeSessionAtom, { owner: 'member', member: ada }))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('member grant ada@example.com 170');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

import { openPricingAtom } from '@kinora/credits';
import { withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { expect, userEvent } from 'storybook/test';

import { at } from '../testing/pricing-seeds.ts';
import { PricingHost } from './pricing-host-panel.tsx';

function Opener() {
  const openPricing = useSetAtom(openPricingAtom);
  return (
    <button type="button" onClick={() => openPricing()}>
      Upgrade Now
    </button>
  );
}

const meta = {
  component: PricingHost,
  render: () => (
    <main className="min-h-screen">
      <h1>Home</h1>
      <Opener />
      <PricingHost />
    </main>
  ),
  decorators: [withAtoms(at({}))],
} satisfies Meta<typeof PricingHost>;
export default meta;

export const OpensWhenAskedFor: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade Now' }));
    await expect(await canvas.findByRole('dialog', { name: 'Upgrade to get more credits' })).toBeVisible();
  },
};

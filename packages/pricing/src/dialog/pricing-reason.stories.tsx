import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { WhyPrices } from './pricing-reason.tsx';

const meta = { component: WhyPrices, args: { reason: null, balance: 32 } } satisfies Meta<typeof WhyPrices>;
export default meta;
type Story = StoryObj<typeof meta>;

const says = (text: string) => async (context: { canvasElement: HTMLElement }) => {
  await expect(context.canvasElement).toHaveTextContent(new RegExp(`^${text}$`));
};

export const FromTheMenu: Story = { play: says('You have 32 credits.') };
export const OfAGuest: Story = { args: { balance: null }, play: says('') };
export const TooFewCredits: Story = {
  args: { reason: { kind: 'short', balance: 1214, cost: 1384, missing: 170 } },
  play: says('You have 1,214. This needs 1,384, so you’re 170 short.'),
};
export const ABatch: Story = {
  args: { reason: { kind: 'plan-needed', needs: ['count'] } },
  play: says('Several clips at once need a plan. You have 32 credits.'),
};
export const FullHd: Story = {
  args: { reason: { kind: 'plan-needed', needs: ['resolution'] }, balance: 1 },
  play: says('Full HD needs a plan. You have 1 credit.'),
};
export const AnEffectInFullHd: Story = {
  args: { reason: { kind: 'plan-needed', needs: ['effect', 'resolution'] } },
  play: says('This effect and full HD need a plan. You have 32 credits.'),
};
export const TheServerDidNotSayWhy: Story = {
  args: { reason: { kind: 'plan-needed', needs: [] } },
  play: says('This needs a plan. You have 32 credits.'),
};

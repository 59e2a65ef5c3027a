import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { TooFewCredits } from './too-few-credits.tsx';

const meta = {
  component: TooFewCredits,
  args: { shortage: { balance: 214, cost: 384, missing: 170 }, email: 'ada@example.com' },
} satisfies Meta<typeof TooFewCredits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesTheCommand: Story = {
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('You have 214. This needs 384, so you’re 170 short. Nothing was charged.');
    await expect(alert).toHaveTextContent('npm run kinora -- member grant ada@example.com 170');
  },
};

export const LongAddressOnAPhone: Story = {
  args: { email: `${'mira.of.the.paper.boats'.repeat(2)}@example.com` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const WherePlansAreSold: Story = {
  args: { email: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('npm run');
  },
};

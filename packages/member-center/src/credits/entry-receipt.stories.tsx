import { aCreditEntry } from '@kinora/contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { EntryReceipt } from './entry-receipt.tsx';

const entry = aCreditEntry();
const lot = {
  id: 'l',
  source: 'plan',
  scope: 'local',
  amount: 500,
  remaining: 500,
  expiresAt: Date.UTC(2026, 11, 26, 12),
} as const;

const meta = {
  component: EntryReceipt,
  args: { entry, clipUrl: '/media/clip.mp4' },
} satisfies Meta<typeof EntryReceipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAClip: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Charged8Returned0');
    await expect(canvas.getByRole('link', { name: 'Watch clip' })).toHaveAttribute('href', '/media/clip.mp4');
  },
};

export const OfAReturn: Story = {
  args: {
    entry: aCreditEntry({
      kind: 'returned',
      creation: entry.creation && {
        ...entry.creation,
        receipt: { held: 0, charged: 0, returned: 8, reason: 'timed-out', at: entry.at },
      },
    }),
    clipUrl: null,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('WhyIt took too long.');
    await expect(canvasElement).toHaveTextContent('This clip no longer exists');
  },
};

export const OfAGrant: Story = {
  args: {
    entry: aCreditEntry({
      kind: 'granted',
      creation: null,
      lot,
      payment: { id: 'p', sku: 'basic-month', cents: 1599, isSandbox: true },
    }),
    clipUrl: null,
  },
  play: async ({ canvasElement }) => {
    for (const text of [
      'FromYour plan',
      'Forthe local preview engine',
      'ExpiresDecember 26, 2026',
      'PurchaseBasic, monthly',
    ])
      await expect(canvasElement).toHaveTextContent(text);
    await expect(canvasElement).toHaveTextContent('US$15.99 in the sandbox, no money charged');
  },
};

export const OfARevocation: Story = {
  args: {
    entry: aCreditEntry({ kind: 'revoked', creation: null, lot: { ...lot, expiresAt: null }, reason: 'refund' }),
    clipUrl: null,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('WhyThe payment was refunded.');
    await expect(canvasElement).toHaveTextContent('ExpiresWhen your plan ends');
  },
};

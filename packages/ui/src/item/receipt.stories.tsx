import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Receipt, ReceiptSlip } from './receipt.tsx';

const meta = {
  component: Receipt,
  parameters: {
    guide: {
      use: 'Use it under everything that costs credits, to say what was held, charged or returned. For all entries of one clip, take ReceiptSlip from the same file.',
      do: ['Put the amount in a b: “8 held”.', 'Say when it is charged, or when it was returned.'],
      dont: ['Write only “free” where credits came back.', 'Round an amount.'],
    },
  },
  args: {
    children: (
      <>
        <b>8 held</b>, charged only when it’s done
      </>
    ),
  },
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 held').parentElement).toHaveTextContent('8 held, charged only when it’s done');
  },
};

export const Slip: Story = {
  render: () => (
    <div className="w-96 max-w-full">
      <ReceiptSlip
        rows={[
          { label: 'Held', value: 'today at 14:01, 8 credits' },
          { label: 'Model', value: 'Local preview engine' },
          { label: 'Receipt', value: <bdi>kr_01JDV7Q9XH0W4C9M1B9T</bdi> },
        ]}
        total={{ label: 'Charged', value: '8 credits' }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 credits')).toBeVisible();
  },
};

export const LongTextOnAPhone: Story = {
  render: () => (
    <ReceiptSlip
      rows={[{ label: 'Beleg', value: <bdi>{'kr_01JDV7Q9XH0W4C9M1B9T'.repeat(4)}</bdi> }]}
      total={{ label: 'Abgebucht', value: '1.384 Credits' }}
    />
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const receipt = canvas.getByText(/^kr_/).getBoundingClientRect();
    await expect(receipt.left).toBeGreaterThanOrEqual(canvas.getByText('Beleg').getBoundingClientRect().right);
    await expect(receipt.right).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};

import { aCreation, aFailedCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { BatchSheet } from './batch-sheet.tsx';

const ready = (id: string) => aReadyCreation({ id, batch: 'b' });

const meta = {
  component: BatchSheet,
  args: {
    batch: [ready('1'), ready('2'), ready('3'), ready('4')],
    ratio: 16 / 9,
    onOpen: fn(),
    onCompare: fn(),
  },
  decorators: [
    (Story) => (
      <div className="isolate max-w-[712px] p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BatchSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllReady: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('4 of 4 ready')).toBeVisible();
    const compare = canvas.getByRole('button', { name: 'Compare clip 2' });
    await userEvent.click(compare);
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(compare);
    await expect(compare).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onCompare).not.toHaveBeenCalled();
  },
};

export const SomeFailed: Story = {
  args: {
    batch: [ready('1'), aFailedCreation('crashed', { id: '2', batch: 'b' }), aCreation({ id: '3', batch: 'b' })],
  },
  play: async ({ canvas, args }) => {
    const failed = canvas.getByRole('button', { name: 'Clip 2 of 3, failed' });
    await userEvent.click(failed);
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: /^Compare/ })).toBeNull();
  },
};

export const ThreeWithTheLastInTheMiddle: Story = {
  args: { batch: [ready('1'), ready('2'), ready('3')] },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('list').getBoundingClientRect();
    const [, , last] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect((last?.left ?? 0) - sheet.left).toBeCloseTo(sheet.right - (last?.right ?? 0), 0);
    await expect((last?.left ?? 0) - sheet.left).toBeGreaterThan(sheet.width / 5);
  },
};

export const ThreePortraitsInARow: Story = {
  args: { batch: [ready('1'), ready('2'), ready('3')], ratio: 9 / 16 },
  play: async ({ canvas }) => {
    const [first, , last] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(first?.top).toBe(last?.top);
  },
};

export const TwentyOfAPlan: Story = {
  args: { batch: Array.from({ length: 20 }, (_, index) => ready(String(index + 10))) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
  },
};

export const OnAPhone: Story = { ...AllReady, ...onPhone };

import { aCreditEntry } from '@kinora/contracts/fixtures';
import type { CreditEntry } from '@kinora/contracts/money';
import { onPhone, onTablet } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { EntryReceipt } from './entry-receipt.tsx';
import { HistorySection } from './history-section.tsx';

const lot = { id: 'l', source: 'plan', scope: 'any', amount: 500, remaining: 500, expiresAt: null } as const;
const { creation } = aCreditEntry();
const cancelled = creation && {
  ...creation,
  id: 'cancelled',
  receipt: { held: 0, charged: 0, returned: 8, reason: 'cancelled', at: 0 },
};
/** A clip that was charged, one that was cancelled, and what paid for them: each step of the ledger. */
const entries = [
  aCreditEntry({ id: '1' }),
  aCreditEntry({ id: '2', kind: 'returned', change: 8, creation: cancelled }),
  aCreditEntry({ id: '3', kind: 'held', change: -8, balance: 524, creation: cancelled }),
  aCreditEntry({ id: '4', kind: 'held', change: -8, balance: 532 }),
  aCreditEntry({ id: '5', kind: 'granted', change: 500, amount: 500, balance: 540, creation: null, lot }),
];

const ready = (shown: readonly CreditEntry[], next: string | null) =>
  ({ state: 'ready', value: { items: shown, next } }) as const;

const meta = {
  component: HistorySection,
  args: {
    history: ready(entries, 'c2'),
    choice: { view: 'all', span: 'ever' },
    more: { state: 'more' },
    isExporting: false,
    renderReceipt: (entry) => <EntryReceipt entry={entry} clipUrl={null} />,
    onChoose: fn(),
    onMore: fn(),
    onReload: fn(),
    onExport: fn(),
  },
  decorators: [
    (Story) => (
      <main>
        <h1>Member Center</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof HistorySection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysAModelOnOneLine: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const [model] = canvas.getAllByText('محرك المعاينة المحلي');
    if (!model) throw new Error('there is a model');
    await expect(model.getClientRects()).toHaveLength(1);
  },
};

export const OpensReceiptsInPlace: Story = {
  play: async ({ args, canvas }) => {
    const [, charged, returned, granted, ...others] = canvas.getAllByRole('row');
    await expect(charged).toHaveTextContent('Charged−8532');
    await expect(returned).toHaveTextContent('Returned0540');
    await expect(granted).toHaveTextContent('Added+500540');
    await expect(others).toEqual([]);
    const [first] = canvas.getAllByRole('button', { name: 'Receipt' });
    if (!first) throw new Error('there is a receipt');
    await expect(first).toHaveAccessibleDescription('a paper boat on a storm at night');
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Settled')).toBeVisible();
    await userEvent.click(first);
    await expect(canvas.queryByText('Settled')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

/** Only the whole history adds up line by line. */
export const WhatCameBackHasNoBalance: Story = {
  args: { history: ready(entries.slice(1, 2), null), choice: { view: 'returned', span: 'ever' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /paper boat/ })).toHaveTextContent('Returned+8');
    await expect(canvas.queryByRole('columnheader', { name: 'Balance' })).toBeNull();
  },
};

export const IsFilteredAndTakenAlong: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Returned', { selector: 'label span' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ view: 'returned', span: 'ever' });
    await userEvent.selectOptions(canvas.getByLabelText('Time'), '30 days');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ view: 'all', span: 'month' });
    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const LongWordsOnAPhone: Story = {
  ...onPhone,
  args: {
    history: ready(
      [
        aCreditEntry({
          creation: {
            id: 'c',
            batch: 'b',
            model: 'local',
            mode: 'text',
            title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
            receipt: { held: 0, charged: 1300, returned: 0, reason: null, at: 0 },
          },
          amount: 1_234_567,
          balance: 1_234_567,
        }),
        ...entries,
      ],
      'c2',
    ),
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.queryByRole('columnheader', { name: 'Model' })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'Balance' })).toBeNull();
  },
};

export const OnATablet: Story = { ...onTablet };

export const Loading: Story = {
  args: { history: { state: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading history')).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('.skeleton-fill')).toHaveLength(6);
  },
};

export const Empty: Story = {
  args: { history: ready([], null), more: { state: 'end' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No credits moved yet')).toBeVisible();
  },
};

export const NothingOfThisKind: Story = {
  args: { history: ready([], null), more: { state: 'end' }, choice: { view: 'returned', span: 'week' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No matching entries')).toBeVisible();
  },
};

export const TheNextPageDidNotCome: Story = {
  args: { more: { state: 'failed', problem: 'Kinora can’t be reached. Check your connection and try again.' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('can’t be reached');
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const IsNotReadAgain: Story = {
  args: { problem: 'Kinora can’t be reached.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('can’t be reached');
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { history: { state: 'failed', problem: 'Kinora can’t be reached.' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('can’t be reached');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

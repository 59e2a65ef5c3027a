import { CATALOGUE } from '@kinora/contracts/catalogue';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { modelRows } from './model-rows.ts';
import { ModelStatus } from './model-status.tsx';

const meta = {
  component: ModelStatus,
  args: { state: 'ready', rows: modelRows(CATALOGUE, [{ model: 'local', modes: ['text'] }]) },
} satisfies Meta<typeof ModelStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatIsTrueHere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Runs here now' })).toBeVisible();
    const closed = canvas.getByText('Sora 2').closest('li');
    if (!closed) throw new Error('Sora 2 is no item');
    await expect(within(closed).getByText(/^since .*2026/)).toBeVisible();
    // A clip of one small picture is as cheap elsewhere.
    const here = canvas.getByText('Local preview engine').closest('li');
    if (!here) throw new Error('the engine is no item');
    await expect(within(here).getByText('from 8 credits')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: 'loading', rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the models');
  },
};

export const NobodyKnows: Story = {
  args: { state: 'failed', rows: modelRows(CATALOGUE, []) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The server did not say');
    await expect(canvas.queryByRole('heading', { name: 'Runs here now' })).toBeNull();
  },
};

export const LongNamesOnAPhone: Story = {
  ...onPhone,
  args: {
    rows: [
      {
        slug: 'a-model-of-a-maker-with-many-words',
        group: 'unconnected',
        isOlder: true,
        from: 1234,
        closedOn: null,
      },
    ],
  },
};

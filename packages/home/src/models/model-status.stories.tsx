import { GPU_CREDITS } from '@kinora/contracts';
import { CATALOGUE } from '@kinora/contracts/catalogue';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { modelRows } from './model-rows.ts';
import { ModelStatus } from './model-status.tsx';

const rowsOf = (served: Parameters<typeof modelRows>[1]['served']) =>
  modelRows(CATALOGUE, { served, gpuCredits: GPU_CREDITS });

const meta = {
  component: ModelStatus,
  args: {
    rows: rowsOf([{ model: 'local', modes: ['text'] }]),
    isUnknown: false,
    hrefOf: ({ slug }) => `/text-to-video/${slug}/`,
  },
} satisfies Meta<typeof ModelStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatIsTrueHere: Story = {
  play: async ({ canvas }) => {
    const rowOf = (name: string) => {
      const row = canvas.getByRole('heading', { name }).closest('li');
      if (!row) throw new Error(`${name} is no item`);
      return row;
    };
    const here = rowOf('Local preview engine');
    await expect(within(here).getByText('Runs on this server')).toBeVisible();
    await expect(here).toHaveTextContent('from 8 credits');
    await expect(within(rowOf('Veo 3.1')).getByText('Not connected on this server')).toBeVisible();
    const closed = rowOf('Sora 2');
    await expect(closed).toHaveTextContent(/Since .*2026 · Closest match: Local preview engineDiscontinued/);
    await expect(within(closed).getByRole('link', { name: 'Local preview engine' })).toHaveAttribute(
      'href',
      '/text-to-video/local/',
    );
    await expect(canvas.getAllByText('Previous generation')[0]).toBeVisible();
  },
};

export const WithRoutesAndStandIns: Story = {
  args: {
    rows: rowsOf([
      { model: 'local', modes: ['text'] },
      { model: 'vidu-q1', modes: ['text'] },
      { model: 'veo-3-1', modes: ['text'], isSimulated: true },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Connected')).toBeVisible();
    await expect(canvas.getByText('Simulated')).toBeVisible();
  },
};

export const BeforeTheServerAnswers: Story = {
  args: { rows: rowsOf(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Checking').length).toBeGreaterThan(1);
    await expect(canvas.getAllByText('Discontinued')[0]).toBeVisible();
  },
};

export const NobodyKnows: Story = {
  args: { rows: rowsOf(null), isUnknown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We couldn’t check which models run here.');
  },
};

export const LongNamesOnAPhone: Story = {
  ...onPhone,
  args: {
    rows: [
      {
        slug: 'a-model-of-a-maker-with-many-words',
        maker: 'A maker',
        state: 'unconnected',
        isOlder: true,
        kinds: ['text', 'image', 'video'],
        from: 1234,
        closedOn: null,
        successor: undefined,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

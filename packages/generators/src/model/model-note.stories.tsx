import { GPU_CREDITS } from '@kinora/contracts';
import { findModel, type CatalogueModel } from '@kinora/contracts/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ModelNote } from './model-note.tsx';

function modelOf(slug: string): CatalogueModel {
  const model = findModel(slug);
  if (!model) throw new Error(`${slug} is not in the catalogue`);
  return model;
}

const meta = {
  component: ModelNote,
  args: {
    model: modelOf('sora-2'),
    mode: 'text',
    status: 'closed',
    here: modelOf('local'),
    gpuCredits: GPU_CREDITS,
    onChoose: fn(),
  },
} satisfies Meta<typeof ModelNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/The nearest match is Local preview engine, 8 credits/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Use the Local preview engine/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('local');
  },
};

export const ClosedWhereItsSuccessorRuns: Story = {
  args: { here: modelOf('veo-3-1') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The nearest match is Veo 3.1, 64 credits/)).toBeVisible();
  },
};

export const NotConnected: Story = {
  args: { model: modelOf('vidu-q1'), status: 'unconnected' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vidu Q1 isn’t connected on this server.')).toBeVisible();
  },
};

export const NothingRunsHere: Story = {
  args: { here: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/nearest match/)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

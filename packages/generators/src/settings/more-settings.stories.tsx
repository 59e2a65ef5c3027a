import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { MoreSettings } from './more-settings.tsx';

const meta = {
  component: MoreSettings,
  args: {
    negative: null,
    seed: 7,
    keepsSeed: false,
    count: 1,
    counts: [1, 2, 3, 4],
    onNegative: fn(),
    onSeed: fn(),
    onKeepSeed: fn(),
    onShuffle: fn(),
    onCount: fn(),
  },
} satisfies Meta<typeof MoreSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatIsSetWhileItIsClosed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 clip, random seed')).toBeVisible();
  },
};

export const SetsCountAndSeed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('More settings'));
    await userEvent.click(canvas.getByRole('radio', { name: '4' }));
    await expect(args.onCount).toHaveBeenCalledWith(4);
    await userEvent.type(canvas.getByLabelText('Seed'), '2');
    await expect(args.onSeed).toHaveBeenCalledWith(72);
    await userEvent.click(canvas.getByRole('button', { name: 'New seed' }));
    await expect(args.onShuffle).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Keep this seed for the next clip' }));
    await expect(args.onKeepSeed).toHaveBeenCalledWith(true);
  },
};

export const FixedSeed: Story = {
  args: { keepsSeed: true, count: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 clips, seed 7')).toBeVisible();
  },
};

export const TakesANegativePrompt: Story = {
  args: { negative: { text: 'bird', max: 1000 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1 clip, negative prompt, random seed')).toBeVisible();
    await userEvent.click(canvas.getByText('More settings'));
    await userEvent.type(canvas.getByLabelText('Negative prompt (optional)'), 's');
    await expect(args.onNegative).toHaveBeenCalledWith('birds');
  },
};

export const ModelWithoutSeeds: Story = {
  args: { seed: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('More settings'));
    await expect(canvas.queryByLabelText('Seed')).toBeNull();
  },
};

import { onPhone } from '@kinora/testkit';
import { Button } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { CompareDialog, type ComparedModel } from './compare-dialog.tsx';

const aModel = (change: Partial<ComparedModel>): ComparedModel => ({
  model: 'local',
  title: 'Local preview engine',
  price: 8,
  lost: '',
  isPicked: false,
  ...change,
});
const LOST = 'Length changed from 5 s to 8 s. Resolution changed from 720p to 1080p.';
const MODELS = [
  aModel({ isPicked: true }),
  aModel({ model: 'veo-3-1', title: 'Veo 3.1', price: 64, lost: LOST, isPicked: true }),
  aModel({ model: 'vidu-q1', title: 'Vidu Q1', price: 0, key: 'Vidu' }),
  aModel({ model: 'hailuo-02', title: 'Hailuo 02', price: 40, problem: 'This model reads up to 1500 characters.' }),
  aModel({ model: 'wan-2-2', title: 'Wan 2.2', price: 75 }),
];

const meta = {
  component: CompareDialog,
  args: {
    differences: ['models', 'seeds'],
    difference: 'models',
    models: MODELS,
    seeds: [7, 1_204_118, 99_120_377, 2_147_483_646],
    own: { title: 'Local preview engine', price: 8 },
    children: <Button>Create 2 clips</Button>,
    onDifference: fn(),
    onPick: fn(),
    onSeedCount: fn(),
    onNewSeeds: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CompareDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Models: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Compare' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Veo 3.1' })).toHaveAccessibleDescription(`64 credits ${LOST}`);
    await expect(canvas.getByRole('checkbox', { name: 'Hailuo 02' })).toBeDisabled();
    await expect(canvas.getByText('Your Vidu key')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Wan 2.2' }));
    await expect(args.onPick).toHaveBeenCalledWith('wan-2-2', true);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Veo 3.1' }));
    await expect(args.onPick).toHaveBeenCalledWith('veo-3-1', false);
    await userEvent.click(canvas.getByRole('radio', { name: 'Seeds' }));
    await expect(args.onDifference).toHaveBeenCalledWith('seeds');
  },
};

export const NoMoreThanFour: Story = {
  args: {
    models: ['1', '2', '3', '4', '5'].map((model) => aModel({ model, title: `Model ${model}`, isPicked: model < '5' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Up to four models' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Model 5' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'Model 1' })).toBeEnabled();
  },
};

export const Seeds: Story = {
  args: { difference: 'seeds' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('radio', { name: '2' }));
    await expect(args.onSeedCount).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'New seeds' }));
    await expect(args.onNewSeeds).toHaveBeenCalledOnce();
  },
};

export const SeedsAlone: Story = {
  args: { difference: 'seeds', differences: ['seeds'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: 'Models' })).toBeNull();
  },
};

export const LongOnAPhone: Story = {
  ...onPhone,
  args: {
    models: MODELS.map((model) => ({
      ...model,
      title: `${model.title} with a name that is very long`,
      lost: LOST.repeat(3),
    })),
  },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

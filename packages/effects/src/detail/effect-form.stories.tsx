import { recipeWordsIn } from '@kinora/footage/recipes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { effectWords } from '../catalogue/effect-messages.ts';
import { findEffect } from '../catalogue/effects.ts';
import { EffectForm } from './effect-form.tsx';

const effect = findEffect('disco-fever');
if (!effect) throw new Error('The effect is gone.');

const meta = {
  component: EffectForm,
  args: {
    effect,
    words: effectWords(recipeWordsIn('en'), effect),
    wordOf: recipeWordsIn('en'),
    inputs: <p>The picture</p>,
    submitBar: <p>The price</p>,
    resolution: '720p',
    chosen: { tempo: 90 },
    shape: '3:4',
    seconds: 10,
    onChoose: fn(),
    onReset: fn(),
    onShape: fn(),
    onSeconds: fn(),
    onResolution: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-[388px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EffectForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesWhatTheEffectHas: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.input(canvas.getByRole('slider', { name: 'Amount' }), { target: { value: '50' } });
    await expect(args.onChoose).toHaveBeenCalledWith({ parameter: 'amount', value: 50 });
    await userEvent.click(canvas.getByRole('radio', { name: '1:1' }));
    await expect(args.onShape).toHaveBeenCalledWith('1:1');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to default' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

export const PricesByLength: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: '10 s 14 credits' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '5 s 8 credits' }));
    await expect(args.onSeconds).toHaveBeenCalledWith(5);
  },
};

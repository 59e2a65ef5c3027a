import { recipeWordsIn } from '@kinora/footage/recipes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { ParameterField } from './parameter-field.tsx';

const meta = {
  component: ParameterField,
  args: {
    parameter: {
      kind: 'number',
      id: 'tempo',
      label: 'parameter.tempo',
      unit: 'beats-per-minute',
      minimum: 60,
      maximum: 160,
      step: 2,
      usual: 118,
    },
    wordOf: recipeWordsIn('en'),
    onChoose: fn(),
  },
} satisfies Meta<typeof ParameterField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ANumber: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Tempo' });
    await expect(slider).toHaveValue('118');
    await expect(canvas.getByText('118 beats per minute')).toBeVisible();
    await fireEvent.input(slider, { target: { value: '90' } });
    await expect(args.onChoose).toHaveBeenLastCalledWith(90);
  },
};

export const AChoice: Story = {
  args: {
    parameter: {
      kind: 'choice',
      id: 'metal',
      label: 'parameter.metal',
      choices: ['gold', 'silver'],
      usual: 'gold',
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Gold' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Silver' }));
    await expect(args.onChoose).toHaveBeenCalledWith('silver');
  },
};

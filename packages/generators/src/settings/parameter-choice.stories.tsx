import { defaultChoices, type CatalogueMode, type Choices, type ParameterName } from '@kinora/contracts/catalogue';
import { modeOf, parametersWith, type Parameter } from '@kinora/creating';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { ParameterChoice } from './parameter-choice.tsx';

const local = modeOf({ model: 'local', mode: 'text' });
const pixverse = modeOf({ model: 'pixverse-4-5', mode: 'text' });

function parameter(mode: CatalogueMode, name: ParameterName, choices: Choices = {}): Parameter {
  const all = parametersWith(mode, { ...defaultChoices(mode), ...choices });
  return all.find((one) => one.name === name) ?? { name, options: [] };
}

const meta = {
  component: ParameterChoice,
  args: { ...parameter(local, 'shape'), onChoose: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-[348px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ParameterChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shape: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: '16:9' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '9:16' }));
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith({ name: 'shape', value: '9:16' }));
  },
};

export const Length: Story = {
  args: parameter(local, 'seconds'),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '8 s' }));
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith({ name: 'seconds', value: 8 }));
  },
};

export const Style: Story = {
  args: parameter(local, 'style'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('radio', { name: 'From prompt' })).toBeChecked();
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(canvas.getAllByRole('radio').length);
  },
};

export const CameraOfAScene: Story = {
  args: parameter(local, 'camera'),
  play: async ({ canvas, args }) => {
    const camera = canvas.getByRole('combobox', { name: 'Camera' });
    await expect(camera).toHaveDisplayValue('Automatic');
    await expect(canvas.getAllByRole('option')).toHaveLength(15);
    await userEvent.selectOptions(camera, 'Descend');
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith({ name: 'camera', value: 'descend' }));
  },
};

export const StyleWithoutPictures: Story = {
  args: parameter(modeOf({ model: 'vidu-q1', mode: 'text' }), 'style'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('radio', { name: 'Anime' })).not.toBeChecked();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const SaysWhySomethingIsImpossible: Story = {
  args: parameter(pixverse, 'seconds', { resolution: '1080p' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '8 s' })).toBeDisabled();
    await expect(canvas.getByText('At 1080p, this model only makes its shortest clips.')).toBeVisible();
  },
};

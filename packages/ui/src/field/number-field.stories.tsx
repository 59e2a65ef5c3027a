import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { NumberField, type NumberFieldProps } from './number-field.tsx';

function Kept(args: NumberFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <NumberField
      {...args}
      value={value}
      onValue={(next) => {
        setValue(next);
        args.onValue(next);
      }}
    />
  );
}

const meta = {
  component: NumberField,
  parameters: {
    guide: {
      use: 'Use it for a whole number that is typed, such as a seed. If members feel their way to a value, take Range; if few values exist, take RadioCard.',
      do: ['Say in placeholder what empty means: “Random”.', 'Set min and max to what the server takes.'],
      dont: ['Use it for codes and phone numbers: they are text.', 'Put the unit only into the placeholder.'],
    },
  },
  args: { label: 'Seed', value: undefined, min: 0, max: 9999, placeholder: 'Random', onValue: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Seed')).toHaveValue('');
    await expect(canvas.getByPlaceholderText('Random')).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { value: 0, error: 'Enter a seed from 1 to 9999.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Seed')).toBeInvalid();
    await expect(canvas.getByLabelText('Seed')).toHaveAccessibleDescription('Enter a seed from 1 to 9999.');
  },
};

export const Disabled: Story = {
  args: { value: 7, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Seed')).toBeDisabled();
    await expect(canvas.getByLabelText('Seed')).toHaveValue('7');
  },
};

export const InArabic: Story = {
  args: { value: 42, label: 'البذرة' },
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('البذرة');
    await expect(getComputedStyle(field).direction).toBe('ltr');
    await expect(canvas.getByText('البذرة').getBoundingClientRect().right).toBeCloseTo(
      field.getBoundingClientRect().right,
      0,
    );
  },
};

export const KeepsDigitsOnly: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Seed'), '4a2');
    await expect(canvas.getByLabelText('Seed')).toHaveValue('42');
    await expect(args.onValue).toHaveBeenLastCalledWith(42);
  },
};

export const StaysWithinItsLimits: Story = {
  args: { value: 9999 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Seed'), '{ArrowUp}');
    await expect(canvas.getByLabelText('Seed')).toHaveValue('9999');
    await userEvent.type(canvas.getByLabelText('Seed'), '{ArrowDown}');
    await expect(canvas.getByLabelText('Seed')).toHaveValue('9998');
  },
};

export const EmptiesToNoNumber: Story = {
  args: { value: 7 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Seed'));
    await expect(args.onValue).toHaveBeenLastCalledWith(undefined);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { CodeField, type CodeFieldProps } from './code-field.tsx';

function Held({ value: first, ...rest }: CodeFieldProps) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    setValue(next);
    rest.onChange(next);
  };
  return <CodeField {...rest} value={value} onChange={change} />;
}

const meta = {
  component: CodeField,
  parameters: {
    guide: {
      use: 'Use it for a code that was sent by email, with the button that sends it beside it. For any other text, take TextField.',
      do: ['Put the button that sends a code into action.', 'Say in the error how to get a new one.'],
      dont: [
        'Split the code into one box a letter: pasting and filling in break.',
        'Check the code before it is complete.',
      ],
    },
  },
  args: {
    label: 'Code',
    length: 6,
    value: '',
    onChange: fn<CodeFieldProps['onChange']>(),
    action: (
      <Button look="default" size="large" wide>
        Get
      </Button>
    ),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Code');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('maxlength', '6');
    await expect(canvas.getByRole('button', { name: 'Get' }).getBoundingClientRect().width).toBe(120);
  },
};

export const Disabled: Story = {
  args: { disabled: true, value: 'K7WM42' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code')).toBeDisabled();
    await expect(canvas.getByLabelText('Code')).toHaveValue('K7WM42');
  },
};

export const TakesWhatIsPastedWithoutItsBlanks: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Code'));
    await userEvent.paste('abc 234');
    await expect(canvas.getByLabelText('Code')).toHaveValue('abc234');
    await expect(args.onChange).toHaveBeenLastCalledWith('abc234');
  },
};

export const TakesLettersAndDigitsOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Code');
    await userEvent.type(field, 'k 7-wm42x');
    await expect(field).toHaveValue('k7wm42');
    await expect(getComputedStyle(field).textTransform).toBe('uppercase');
  },
};

export const InvalidOnAPhone: Story = {
  args: { value: 'K7WM42', error: 'This code is wrong or has expired. Get a new one.', actionWidth: 100 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Code');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Get a new one/);
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Get' }).getBoundingClientRect().width).toBe(100);
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  args: { label: 'الرمز', value: 'K7WM42' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('الرمز');
    await expect(getComputedStyle(field).direction).toBe('ltr');
    const button = canvas.getByRole('button', { name: 'Get' }).getBoundingClientRect();
    await expect(button.right).toBeLessThanOrEqual(field.getBoundingClientRect().left);
  },
};

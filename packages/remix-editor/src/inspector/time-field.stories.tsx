import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { TimeField } from './time-field.tsx';

const meta = {
  component: TimeField,
  args: { label: 'Starts', value: 1_200_000, rate: { num: 24, den: 1 }, onCommit: fn() },
  decorators: [
    (Story) => (
      <div className="w-71 bg-surface-2 p-3.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Starts' });
    await expect(field).toHaveValue('00:00:05:00');
    await userEvent.clear(field);
    await userEvent.type(field, '00:00:02:12{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith(600_000);
  },
};

export const Wrong: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Starts' });
    await userEvent.clear(field);
    await userEvent.type(field, 'soon{Enter}');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^Use hours/);
    await expect(args.onCommit).not.toHaveBeenCalled();
    await userEvent.type(field, '{Escape}');
    await expect(field).toHaveValue('00:00:05:00');
  },
};

export const LongName: Story = { args: { label: 'Start in the source file that the clip is cut from' } };

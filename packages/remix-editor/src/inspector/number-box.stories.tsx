import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { NumberBox } from './number-box.tsx';

const meta = {
  component: NumberBox,
  args: { label: 'Zoom', value: 116, min: 10, max: 400, step: 1, unit: '%', onCommit: fn() },
} satisfies Meta<typeof NumberBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Zoom' });
    await userEvent.clear(box);
    await userEvent.type(box, '80{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith(80);
    await userEvent.clear(box);
    await userEvent.type(box, '9000');
    await userEvent.tab();
    await expect(args.onCommit).toHaveBeenLastCalledWith(400);
  },
};
export const Stepped: Story = {
  args: { value: 0.5, min: 0, max: 2, step: 0.1, unit: 's' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Zoom' });
    await expect(box).toHaveValue('0.5');
    await userEvent.type(box, '{ArrowUp}');
    await expect(args.onCommit).toHaveBeenLastCalledWith(0.6);
    await userEvent.type(box, '7{Escape}');
    await expect(box).toHaveValue('0.5');
  },
};
export const NoNumber: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Zoom' });
    await userEvent.clear(box);
    await userEvent.type(box, 'wide{Enter}');
    await expect(args.onCommit).not.toHaveBeenCalled();
    await expect(box).toHaveValue('116');
  },
};
export const Closed: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Zoom' })).toBeDisabled();
  },
};

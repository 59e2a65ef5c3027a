import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { LineRow } from './line-row.tsx';

const meta = {
  component: LineRow,
  args: {
    number: 3,
    text: 'a blue boat at dawn',
    prompts: 1,
    cost: 8,
    problem: undefined,
    limit: 2000,
    onEdit: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <table className="w-full">
        <tbody>
          <Story />
        </tbody>
      </table>
    ),
  ],
} satisfies Meta<typeof LineRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsEdited: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit line 3' }));
    const field = canvas.getByRole('textbox', { name: 'Line 3' });
    await userEvent.clear(field);
    await userEvent.type(field, 'a red boat');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onEdit).toHaveBeenCalledWith('a red boat');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit line 3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove line 3' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const WithAProblem: Story = {
  args: { text: '', problem: 'No text. Write a prompt or remove this line.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No text. Write a prompt or remove this line.')).toBeVisible();
  },
};

export const StandsForSeveral: Story = {
  args: { text: '{red|blue} boat', prompts: 2, cost: 16 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 prompts')).toBeVisible();
    await expect(canvas.getByText('16')).toBeVisible();
  },
};

export const LongTextOnAPhone: Story = { ...onPhone, args: { text: 'a boat on a very long river '.repeat(30) } };

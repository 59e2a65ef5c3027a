import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { LineTable } from './line-table.tsx';

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    text: `boat ${at + 1}`,
    prompts: 1,
    cost: 8,
    problem: at === 1 ? 'No text. Write a prompt or remove this line.' : undefined,
  }));

const meta = {
  component: LineTable,
  args: { lines: lines(3), limit: 2000, onEdit: fn(), onRemove: fn() },
} satisfies Meta<typeof LineTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.queryByRole('group', { name: 'Pages' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove line 2' }));
    await expect(args.onRemove).toHaveBeenCalledWith(1);
  },
};

export const SeveralPages: Story = {
  args: { lines: lines(45) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(canvas.getByText('boat 45')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit line 45' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onEdit).toHaveBeenCalledWith(44, 'boat 45');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('boat 1')).toBeVisible();
  },
};

export const OnAPhone: Story = { ...onPhone, args: { lines: lines(25) } };

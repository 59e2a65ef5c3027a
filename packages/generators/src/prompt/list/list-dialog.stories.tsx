import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { ListDialog } from './list-dialog.tsx';

const line = (number: number, problem?: string) => ({ number, text: `boat ${number}`, prompts: 1, cost: 8, problem });

const meta = {
  component: ListDialog,
  args: {
    table: null,
    lines: [line(1), line(2, 'No text. Write a prompt or remove this line.'), line(3)],
    limit: 2000,
    clips: 3,
    each: 8,
    canUndo: true,
    onText: fn(),
    onFile: fn(),
    onColumn: fn(),
    onHeader: fn(),
    onEdit: fn(),
    onRemove: fn(),
    onUndo: fn(),
    onGiveUp: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ListDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLines: Story = {
  play: async ({ args }) => {
    const dialog = screen.getByRole('dialog', { name: 'Prompt list' });
    const field = screen.getByRole('textbox', { name: 'One prompt per line' }).getBoundingClientRect();
    const add = screen.getByRole('button', { name: 'Add to list' }).getBoundingClientRect();
    await expect(add.top).toBeGreaterThanOrEqual(field.top);
    await expect(add.right).toBeLessThanOrEqual(field.right);
    await expect(dialog).toHaveTextContent('3 clips × 8 = 24 credits');
    await expect(dialog).toHaveTextContent('1 line needs attention');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Discard list' }));
    await expect(args.onGiveUp).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NothingYet: Story = {
  args: { lines: [], clips: 0, canUndo: false },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'No prompts yet' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

export const BeginsWithWhatIsTyped: Story = {
  args: { lines: [], clips: 0, canUndo: false, onStart: fn() },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Start with your prompt' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { ...onPhone };

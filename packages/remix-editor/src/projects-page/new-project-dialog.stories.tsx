import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { NewProjectDialog } from './new-project-dialog.tsx';

const meta = {
  component: NewProjectDialog,
  args: { isBusy: false, onCreate: fn(), onClose: fn() },
} satisfies Meta<typeof NewProjectDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  play: async ({ canvas, args }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'New project' }));
    await expect(dialog.getByRole('radio', { name: '16:9' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: '9:16' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create project' }));
    await expect(args.onCreate).toHaveBeenCalledWith({ name: '9:16', width: 1080, height: 1920 });
  },
};

export const SaysWhyNot: Story = {
  args: { problem: 'You have 500 projects, which is the most.' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('500 projects');
  },
};

export const Making: Story = {
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'New project' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create project' }));
    await expect(args.onCreate).not.toHaveBeenCalled();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { FolderNote } from './folder-note.tsx';

const meta = {
  component: FolderNote,
  args: { name: 'Boats <b>', onRename: fn(), onRemove: fn() },
} satisfies Meta<typeof FolderNote>;
export default meta;

export const RenamesAndRemoves: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Boats <b>')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove folder' }));
    await expect(args.onRename).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { EditorBar } from './editor-bar.tsx';

const meta = {
  component: EditorBar,
  args: {
    name: 'Three small voyages',
    width: 1920,
    height: 1080,
    backHref: '/ai-video-remix/?page=projects',
    canUndo: true,
    canRedo: false,
    isReadOnly: false,
    saveState: 'Saved 14:07',
    onRename: fn(),
    onShape: fn(),
    onUndo: fn(),
    onRedo: fn(),
    onExport: fn(),
    isList: false,
    onList: fn(),
  },
  decorators: [
    (Story) => (
      <div className="flex items-center gap-2">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EditorBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Redo' })).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Project shape' }), '9:16');
    await expect(args.onShape).toHaveBeenCalledWith({ width: 1080, height: 1920 });
  },
};
export const Looking: Story = {
  args: { isReadOnly: true, saveState: 'Another tab is editing this project' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Project name' })).toBeDisabled();
  },
};
export const LongName: Story = {
  args: {
    name: 'A lighthouse on a cliff in the storm of the century, seen from a paper boat',
    width: 1000,
    height: 300,
  },
};
export const Phone: Story = { ...onPhone };

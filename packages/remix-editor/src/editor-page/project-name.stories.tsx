import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ProjectName } from './project-name.tsx';

const meta = {
  component: ProjectName,
  args: { name: 'Three small voyages', onRename: fn() },
} satisfies Meta<typeof ProjectName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Renamed: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Project name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'One long voyage{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('One long voyage');
  },
};
export const NeverEmpty: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Project name' });
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onRename).not.toHaveBeenCalled();
    await expect(field).toHaveValue('Three small voyages');
  },
};
export const LongName: Story = {
  args: { name: 'A lighthouse on a cliff in the storm of the century, seen from a boat' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { ValueRow } from './value-row.tsx';

const meta = {
  component: ValueRow,
  args: { label: 'Zoom', value: 100, min: 10, max: 400, step: 1, unit: '%', usual: 100, onDraft: fn(), onCommit: fn() },
  decorators: [
    (Story) => (
      <div className="w-66 bg-surface-2 p-3">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ValueRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Moved: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Zoom' });
    await fireEvent.input(slider, { target: { value: '101' } });
    await expect(args.onDraft).toHaveBeenLastCalledWith(101);
    await expect(args.onCommit).not.toHaveBeenCalled();
    await fireEvent.keyUp(slider, { key: 'ArrowRight' });
    await expect(args.onCommit).toHaveBeenCalledWith(101);
  },
};
export const Reset: Story = {
  args: { value: 180 },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('slider', { name: 'Zoom' }));
    await expect(args.onCommit).toHaveBeenLastCalledWith(100);
  },
};
export const LongName: Story = { args: { label: 'Transparency of everything', value: 3 } };

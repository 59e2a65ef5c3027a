import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';

import { ColourField } from './colour-field.tsx';

const meta = {
  component: ColourField,
  args: { label: 'Background', value: '#c05a2e', onDraft: fn(), onCommit: fn() },
  decorators: [
    (Story) => (
      <div className="w-71 bg-surface-2 p-3.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ColourField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    const colour = canvas.getByLabelText('Background');
    await expect(colour).toHaveValue('#c05a2e');
    await fireEvent.change(colour, { target: { value: '#123456' } });
    await expect(args.onDraft).toHaveBeenLastCalledWith('#123456');
    await expect(args.onCommit).not.toHaveBeenCalled();
    await fireEvent.focusOut(colour);
    await expect(args.onCommit).toHaveBeenLastCalledWith('#123456');
  },
};

export const LeftAsItWas: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.focusOut(canvas.getByLabelText('Background'));
    await expect(args.onCommit).not.toHaveBeenCalled();
  },
};

export const LongName: Story = { args: { label: 'The colour that lies behind everything in this project' } };

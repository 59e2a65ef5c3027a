import { aDocument } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { ProjectSection } from './project-section.tsx';

const meta = {
  component: ProjectSection,
  args: { document: aDocument(), onDraft: fn(), onCommit: fn() },
  decorators: [
    (Story) => (
      <div className="w-71 bg-surface-2 p-3.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProjectSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Shape' }), '4:5');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ width: 1080, height: 1350 });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Frame rate' }), '29.97');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ rate: { num: 30_000, den: 1001 } });
    const background = canvas.getByLabelText('Background');
    await fireEvent.change(background, { target: { value: '#123456' } });
    await expect(args.onDraft).toHaveBeenLastCalledWith({ background: '#123456' });
    await fireEvent.focusOut(background);
    await expect(args.onCommit).toHaveBeenLastCalledWith({ background: '#123456' });
  },
};

export const Unusual: Story = {
  args: { document: aDocument({ width: 1000, height: 400, rate: { num: 12, den: 1 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Shape' })).toHaveDisplayValue('1,000 × 400');
    await expect(canvas.getByRole('combobox', { name: 'Frame rate' })).toHaveDisplayValue('12');
  },
};

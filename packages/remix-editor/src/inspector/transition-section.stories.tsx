import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { TransitionSection } from './transition-section.tsx';

const meta = {
  component: TransitionSection,
  args: {
    transition: { id: 'dissolve', leftId: 'sea', rightId: 'whale', duration: 240_000, kind: 'dissolve' },
    isEntering: true,
    longest: 480_000,
    onDraft: fn(),
    onCommit: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div className="w-71 bg-surface-2 p-3.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TransitionSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Entering: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Dissolve at start' })).toBeVisible();
    const length = canvas.getByRole('textbox', { name: 'Length' });
    await expect(length).toHaveValue('1.0');
    await userEvent.clear(length);
    await userEvent.type(length, '0.5{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith(120_000);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove dissolve' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const LittleRoom: Story = {
  args: { isEntering: false, longest: 300_000 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Dissolve at end' })).toBeVisible();
    const length = canvas.getByRole('textbox', { name: 'Length' });
    await userEvent.clear(length);
    await userEvent.type(length, '9{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith(288_000);
  },
};

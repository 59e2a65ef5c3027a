import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { PromptTools } from './prompt-tools.tsx';

const meta = {
  component: PromptTools,
  args: {
    earlier: ['a fox in a forest', `a boat ${'on a very long river '.repeat(12)}`],
    onImprove: fn(),
    onTemplates: fn(),
    onList: fn(),
    onTake: fn(),
  },
  decorators: [
    (Story) => (
      <div className="flex items-center gap-1.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PromptTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TakesAnEarlierPrompt: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier prompts' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'a fox in a forest' }));
    await expect(args.onTake).toHaveBeenCalledWith('a fox in a forest');
    await userEvent.click(canvas.getByRole('button', { name: 'Improve' }));
    await expect(args.onImprove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Templates' }));
    await expect(args.onTemplates).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'List' }));
    await expect(args.onList).toHaveBeenCalledOnce();
  },
};

export const NothingWrittenYet: Story = {
  args: { earlier: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Earlier prompts' })).toBeNull();
  },
};

export const OnAPhone: Story = { ...onPhone };

import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { PromptProposal } from './prompt-proposal.tsx';

const meta = {
  component: PromptProposal,
  args: {
    of: 'a fox in a forest',
    text: 'a fox in a forest, at dawn, mist, slow push in',
    added: ['at dawn', 'mist', 'slow push in'],
    onAccept: fn(),
    onAnother: fn(),
    onDrop: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-[348px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PromptProposal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MarksWhatIsNew: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('a fox in a forest, at dawn, mist, slow push in');
    await expect(canvas.getByRole('insertion')).toHaveTextContent('at dawn, mist, slow push in');
    await userEvent.click(canvas.getByRole('button', { name: 'Try another' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my prompt' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use this' }));
    for (const spy of [args.onAnother, args.onDrop, args.onAccept]) await expect(spy).toHaveBeenCalledOnce();
  },
};

export const NothingToAdd: Story = {
  args: { text: 'a fox in a forest', added: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('already covers');
  },
};

export const ALongPrompt: Story = {
  args: { of: 'a fox '.repeat(120), text: `${'a fox '.repeat(120)}, at dawn`, added: ['at dawn'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('insertion')).toHaveTextContent('at dawn');
    await expect(canvas.getByRole('button', { name: 'Use this' })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...onPhone };

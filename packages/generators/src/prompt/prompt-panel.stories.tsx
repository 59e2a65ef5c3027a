import { writePromptAtom } from '@kinora/creating';
import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { PromptPanel } from './prompt-panel.tsx';

const meta = {
  component: PromptPanel,
  args: { onSend: fn() },
  decorators: [withAtoms(seed(writePromptAtom, 'a fox'))],
} satisfies Meta<typeof PromptPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WritesTheDraft: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Prompt' });
    await userEvent.type(field, ' runs{Control>}{Enter}{/Control}');
    await expect(field).toHaveValue('a fox runs');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const InAComposer: Story = {
  args: { size: 'composer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue('a fox');
  },
};

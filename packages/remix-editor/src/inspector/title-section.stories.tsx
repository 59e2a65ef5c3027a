import { aTextClip } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { TitleSection } from './title-section.tsx';

const clip = aTextClip();

const meta = {
  component: TitleSection,
  args: { clip, onDraft: fn(), onCommit: fn() },
  decorators: [
    (Story) => (
      <div className="w-71 bg-surface-2 p-3.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TitleSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  play: async ({ args, canvas }) => {
    const words = canvas.getByRole('textbox', { name: 'Text' });
    await userEvent.clear(words);
    await userEvent.type(words, 'The end');
    await expect(args.onDraft).toHaveBeenLastCalledWith({ text: 'The end' });
    await expect(args.onCommit).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onCommit).toHaveBeenLastCalledWith({ text: 'The end', name: 'The end' });
  },
};

export const Look: Story = {
  play: async ({ args, canvas }) => {
    const { look } = clip;
    const size = canvas.getByRole('textbox', { name: 'Size' });
    await userEvent.clear(size);
    await userEvent.type(size, '10{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ look: { ...look, size: 0.1 } });
    await userEvent.click(canvas.getByRole('radio', { name: 'End' }));
    await expect(args.onCommit).toHaveBeenLastCalledWith({ look: { ...look, align: 'end' } });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Text background' }));
    await expect(args.onCommit).toHaveBeenLastCalledWith({ look: { ...look, background: '#0a0806' } });
    await expect(canvas.queryByLabelText('Background colour')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    clip: aTextClip({
      text: 'Once upon a time by the sea. '.repeat(12),
      look: { ...clip.look, background: '#204060' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Background colour')).toHaveValue('#204060');
  },
};

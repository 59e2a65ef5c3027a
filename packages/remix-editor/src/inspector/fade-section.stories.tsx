import { aClip } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { FadeSection } from './fade-section.tsx';

const meta = {
  component: FadeSection,
  args: { clip: aClip(), onDraft: fn(), onCommit: fn() },
  decorators: [
    (Story) => (
      <div className="w-71 bg-surface-2 p-3.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FadeSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const fade = canvas.getByRole('textbox', { name: 'Fade out' });
    await userEvent.clear(fade);
    await userEvent.type(fade, '0.5{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ fadeOut: 120_000 });
  },
};

/** Both together are never longer than the clip. */
export const LittleRoom: Story = {
  args: { clip: aClip({ fadeOut: 360_000 }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Fade out' })).toHaveValue('1.5');
    const fade = canvas.getByRole('textbox', { name: 'Fade in' });
    await userEvent.clear(fade);
    await userEvent.type(fade, '9{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ fadeIn: 120_000 });
  },
};

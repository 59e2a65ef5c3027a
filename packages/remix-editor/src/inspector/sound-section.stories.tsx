import { aClip } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { SoundSection } from './sound-section.tsx';

const meta = {
  component: SoundSection,
  args: { clip: aClip(), onDraft: fn(), onCommit: fn() },
  decorators: [
    (Story) => (
      <div className="w-71 bg-surface-2 p-3.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SoundSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Video: Story = {
  args: { onDetach: fn() },
  play: async ({ args, canvas }) => {
    const volume = canvas.getByRole('textbox', { name: 'Volume' });
    await expect(volume).toHaveValue('0.0');
    await userEvent.clear(volume);
    await userEvent.type(volume, '-20{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ gain: 0.1 });
    await userEvent.clear(volume);
    await userEvent.type(volume, '-90{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ gain: 0 });
    await userEvent.click(canvas.getByRole('button', { name: 'Detach audio' }));
    await expect(args.onDetach).toHaveBeenCalledOnce();
  },
};

export const Silent: Story = {
  args: { clip: aClip({ kind: 'audio', gain: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Volume' })).toHaveValue('-60.0');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

import { aClip } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { SpeedSection } from './speed-section.tsx';

const meta = {
  component: SpeedSection,
  args: {
    clip: aClip(),
    onDraft: fn(),
    onSpeed: fn(),
    onKeepPitch: fn(),
    onReverse: fn(),
  },
  decorators: [
    (Story) => (
      <div className="w-71 bg-surface-2 p-3.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SpeedSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Video: Story = {
  args: { onFreeze: fn() },
  play: async ({ args, canvas }) => {
    const rate = canvas.getByRole('textbox', { name: 'Rate' });
    await userEvent.clear(rate);
    await userEvent.type(rate, '2,5{Enter}');
    await expect(args.onSpeed).toHaveBeenLastCalledWith(2.5);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Keep pitch' }));
    await expect(args.onKeepPitch).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Reverse' }));
    await expect(args.onReverse).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Freeze frame at playhead' }));
    await expect(args.onFreeze).toHaveBeenCalledOnce();
  },
};

export const SlowSound: Story = {
  args: { clip: aClip({ kind: 'audio', speed: { num: 1, den: 3 }, reversed: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Rate' })).toHaveValue('0.33');
    await expect(canvas.getByRole('checkbox', { name: 'Reverse' })).toBeChecked();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

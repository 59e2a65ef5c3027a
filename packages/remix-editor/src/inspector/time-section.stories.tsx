import { aClip, aTextClip } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { TimeSection } from './time-section.tsx';

const meta = {
  component: TimeSection,
  args: {
    clip: aClip({ sourceIn: 120_000 }),
    rate: { num: 24, den: 1 },
    onStart: fn(),
    onLength: fn(),
    onSource: fn(),
  },
  decorators: [
    (Story) => (
      <div className="w-71 bg-surface-2 p-3.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TimeSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Video: Story = {
  play: async ({ args, canvas }) => {
    const type = async (name: string, time: string) => {
      const field = canvas.getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, `${time}{Enter}`);
    };
    await expect(canvas.getByRole('textbox', { name: /^Start in source/ })).toHaveValue('00:00:00:12');
    await type('Starts', '00:00:03:00');
    await expect(args.onStart).toHaveBeenLastCalledWith(720_000);
    await type('Length', '00:00:01:12');
    await expect(args.onLength).toHaveBeenLastCalledWith(360_000);
    await type('Start in source', '00:00:04:00');
    await expect(args.onSource).toHaveBeenLastCalledWith(960_000);
  },
};

/** Words come from no file. */
export const Title: Story = {
  args: { clip: aTextClip() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Length' })).toHaveValue('00:00:02:00');
    await expect(canvas.queryByRole('textbox', { name: /^Start in source/ })).toBeNull();
  },
};

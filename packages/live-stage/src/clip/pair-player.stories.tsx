import { onPhone, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import { aVideo } from '../testing/a-video.ts';
import { A_CLIP } from '../testing/clip-story.ts';
import { PairPlayer } from './pair-player.tsx';

const meta = {
  component: PairPlayer,
  args: { clips: [A_CLIP, A_CLIP], labels: ['Clip 1', 'Clip 2'], onExpired: fn() },
  decorators: [
    withAtoms(),
    (Story) => (
      <div className="isolate max-w-[712px] p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PairPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GoInStep: Story = {
  loaders: [async () => ({ url: await aVideo({ seconds: 2, ground: '#204060' }) })],
  render: (args, { loaded: { url } }) => {
    const clip = { ...A_CLIP, url: String(url) };
    return <PairPlayer {...args} clips={[clip, clip]} />;
  },
  play: async ({ canvas }) => {
    const [one, other] = ['Clip 1', 'Clip 2'].map((name) => canvas.getByLabelText<HTMLVideoElement>(name));
    if (!one || !other) throw new Error('two clips');
    await waitFor(() => expect([one.readyState, other.readyState]).toEqual([4, 4]), { timeout: 10_000 });
    // Browsers of tests play nothing with sound by itself.
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    if (one.paused) await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect([one.paused, other.paused]).toEqual([false, false]));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect([one.paused, other.paused]).toEqual([true, true]));
    await fireEvent.change(canvas.getByRole('slider', { name: 'Position' }), { target: { value: '1.5' } });
    await waitFor(() => expect(other.currentTime).toBeCloseTo(1.5, 1));
    await expect(other.muted).toBe(true);
  },
};

export const AddressesHaveExpired: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onExpired).toHaveBeenCalled());
  },
};

export const OnAPhone: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Comparison' })).toBeVisible();
  },
};

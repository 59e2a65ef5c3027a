import { onPhone, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import { aVideo } from '../testing/a-video.ts';
import { A_CLIP } from '../testing/clip-story.ts';
import { GroupPlayer } from './group-player.tsx';

const named = (...clips: readonly (typeof A_CLIP)[]) =>
  clips.map((clip, index) => ({ clip, label: `Clip ${index + 1}` }));

const meta = {
  component: GroupPlayer,
  args: { clips: named(A_CLIP, A_CLIP), columns: 2, onExpired: fn() },
  decorators: [
    withAtoms(),
    (Story) => (
      <div className="isolate max-w-[712px] p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GroupPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GoInStep: Story = {
  loaders: [async () => ({ url: await aVideo({ seconds: 2, ground: '#204060' }) })],
  render: (args, { loaded: { url } }) => {
    const clip = { ...A_CLIP, url: String(url) };
    return <GroupPlayer {...args} clips={named(clip, clip)} />;
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
    await fireEvent.input(canvas.getByRole('slider', { name: 'Position' }), { target: { value: '1.5' } });
    await waitFor(() => expect(other.currentTime).toBeCloseTo(1.5, 1));
    await expect(other.muted).toBe(true);
  },
};

const MODELS = ['Local preview engine', 'Veo 3.1', 'Vidu Q1', 'A model whose name is long enough to be cut off'];

export const FourModelsOneOfThemShorter: Story = {
  loaders: [
    async () => ({
      long: await aVideo({ seconds: 2, ground: '#204060' }),
      short: await aVideo({ seconds: 1, ground: '#604020' }),
    }),
  ],
  render: (args, { loaded: { long, short } }) => {
    const clips = MODELS.map((caption, index) => ({
      clip: { ...A_CLIP, url: String(index === 0 ? short : long), seconds: index === 0 ? 1 : 2 },
      label: caption,
      caption,
    }));
    return <GroupPlayer {...args} clips={clips} />;
  },
  play: async ({ canvas }) => {
    const [short, leader, third] = MODELS.map((name) => canvas.getByLabelText<HTMLVideoElement>(name));
    if (!short || !leader || !third) throw new Error('four clips');
    await waitFor(() => expect([short.readyState, leader.readyState, third.readyState]).toEqual([4, 4, 4]), {
      timeout: 10_000,
    });
    await expect([short.muted, third.muted]).toEqual([true, true]);
    await fireEvent.input(canvas.getByRole('slider', { name: 'Position' }), { target: { value: '1.5' } });
    await waitFor(() => expect([third.currentTime, short.currentTime]).toEqual([leader.currentTime, short.duration]));
    await waitFor(() => expect(short.paused).toBe(true));
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

import { aReadyCreation } from '@kinora/contracts/fixtures';
import { onPhone, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import { aVideo, frameIn, VIDEO_FPS } from '../testing/a-video.ts';
import { ClipPlayer } from './clip-player.tsx';

const { result } = aReadyCreation();
if (!result) throw new Error('a ready clip has a result');

const SECONDS = 2;
const clip = {
  ...result,
  poster: 'data:image/gif,',
  sprite: null,
  proxy: null,
  width: 320,
  height: 180,
  seconds: SECONDS,
};

/** A clip that this browser encodes itself: VP9 instead of H.264, which not every browser of a test can play. */
const meta = {
  component: ClipPlayer,
  args: { clip, label: 'A paper boat', onExpired: fn(), onRetry: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    const real = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'canPlayType') ?? {};
    HTMLMediaElement.prototype.canPlayType = () => 'probably';
    globalThis.localStorage.removeItem('kinora:clip-player');
    return () => {
      Object.defineProperty(HTMLMediaElement.prototype, 'canPlayType', real);
    };
  },
  decorators: [
    withAtoms(),
    // As in the pages' frame: the film's light reaches past its sides.
    (Story) => (
      <div className="overflow-x-clip">
        <div className="isolate max-w-[712px] p-4">
          <Story />
        </div>
      </div>
    ),
  ],
  loaders: [async () => ({ url: await aVideo({ seconds: SECONDS, ground: '#204060' }) })],
  render: (args, { loaded: { url } }) => <ClipPlayer {...args} clip={{ ...args.clip, url: String(url) }} />,
} satisfies Meta<typeof ClipPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const videoIn = (canvas: HTMLElement): HTMLVideoElement => {
  const video = canvas.querySelector<HTMLVideoElement>('video[aria-label]');
  if (!video) throw new Error('no video');
  return video;
};

/** Which frame is on the screen. */
async function shownFrame(video: HTMLVideoElement): Promise<number> {
  await waitFor(() => expect(video.seeking).toBe(false));
  const context = new OffscreenCanvas(video.videoWidth, video.videoHeight).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(video, 0, 0);
  return frameIn(context.getImageData(0, 0, video.videoWidth, video.videoHeight));
}

const loaded = (video: HTMLVideoElement) =>
  waitFor(() => expect(video.readyState).toBe(video.HAVE_ENOUGH_DATA), { timeout: 10_000 });

/** Who wants no motion, as in these tests, sees it stand still until Play is pressed. */
export const WaitsForThoseWhoWantNoMotion: Story = {
  args: { startsMuted: true },
  play: async ({ canvas, canvasElement }) => {
    const video = videoIn(canvasElement);
    await loaded(video);
    await waitFor(() => expect([video.controls, video.loop, video.muted]).toEqual([false, true, true]));
    await expect(video.paused).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await expect(video.paused).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Unmute' }));
    await waitFor(() => expect(video.muted).toBe(false));
  },
};

export const StepsFrameByFrame: Story = {
  args: { waits: true },
  play: async ({ canvas, canvasElement }) => {
    const video = videoIn(canvasElement);
    await loaded(video);
    const seen = [await shownFrame(video)];
    for (const name of ['One frame on', 'One frame on', 'One frame on', 'One frame back']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      seen.push(await shownFrame(video));
    }
    await expect(seen).toEqual([0, 1, 2, 3, 2]);
  },
};

export const ScrubsAndGoesOnPlaying: Story = {
  args: { startsMuted: true },
  render: (args, { loaded: { url } }) => {
    const address = String(url);
    return <ClipPlayer {...args} clip={{ ...args.clip, url: address, proxy: address }} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const video = videoIn(canvasElement);
    await loaded(video);
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(video.paused).toBe(false));
    const slider = canvas.getByRole('slider', { name: 'Position' });
    await fireEvent.pointerDown(slider);
    await expect(video.paused).toBe(true);
    await fireEvent.input(slider, { target: { value: String(36 / VIDEO_FPS) } });
    const proxy = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLVideoElement>('[aria-hidden] video');
      if (!found) throw new Error('no proxy');
      return found;
    });
    await waitFor(() => expect(proxy.currentTime).toBeCloseTo(1.5, 1));
    await expect(slider).toHaveAttribute('aria-valuetext', '0:01.5 of 0:02');
    await fireEvent.pointerUp(slider);
    await waitFor(() => expect(video.paused).toBe(false));
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden] video')).toBeNull());
  },
};

export const ChangesItsSpeed: Story = {
  args: { waits: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speed: 1×' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: '0.5×' }));
    await waitFor(() => expect(videoIn(canvasElement).playbackRate).toBe(0.5));
    await expect(canvas.getByRole('button', { name: 'Speed: 0.5×' })).toBeVisible();
  },
};

export const HearsTheKeysOfThePage: Story = {
  args: { waits: true, listensToPage: true },
  play: async ({ canvasElement }) => {
    const video = videoIn(canvasElement);
    for (const key of ['l', 'm', '>']) await fireEvent.keyDown(document.body, { key });
    await waitFor(() => expect([video.loop, video.muted, video.playbackRate]).toEqual([false, true, 1.5]));
    await fireEvent.keyDown(document.body, { key: 'l', ctrlKey: true });
    await expect(video.loop).toBe(false);
  },
};

export const LeavesThePageItsKeys: Story = {
  args: { waits: true },
  play: async ({ canvas, canvasElement }) => {
    const video = videoIn(canvasElement);
    await fireEvent.keyDown(document.body, { key: 'l' });
    await expect(video.loop).toBe(true);
    await fireEvent.keyDown(canvas.getByRole('button', { name: 'Play' }), { key: 'l' });
    await waitFor(() => expect(video.loop).toBe(false));
  },
};

export const AsksForAFreshAddressAndSaysWhenThatFailsToo: Story = {
  render: (args) => <ClipPlayer {...args} clip={{ ...args.clip, url: 'data:video/mp4;base64,AAAA' }} />,
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onExpired).toHaveBeenCalledTimes(1));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This clip didn’t load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onExpired).toHaveBeenCalledTimes(1);
  },
};

export const TheBrowserPlaysNoClips: Story = {
  beforeEach: () => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This browser can’t play H.264 video');
  },
};

export const Upright: Story = {
  args: { waits: true, clip: { ...clip, width: 180, height: 320 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Position' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...onPhone,
  args: { waits: true, bleed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'One frame on' })).toBeVisible();
    const [bar, slider] = [canvas.getByRole('region'), canvas.getByRole('slider', { name: 'Position' })];
    await expect(slider.getBoundingClientRect().width).toBeGreaterThan(0.6 * bar.getBoundingClientRect().width);
  },
};

export const InArabic: Story = {
  args: { waits: true },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const places = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().left);
    // Film time runs from left to right in every language, and so does its bar.
    await expect(places).toEqual(places.toSorted((a, b) => a - b));
  },
};

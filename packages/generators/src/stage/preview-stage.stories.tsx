import { FilmPosition } from '@kinora/live-stage';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { PreviewStage } from './preview-stage.tsx';

function attach(host: HTMLElement | null) {
  if (!host) return undefined;
  const canvas = document.createElement('canvas');
  host.append(canvas);
  return () => canvas.remove();
}

const VIEW = {
  state: 'playing',
  frames: 120,
  fps: 24,
  width: 640,
  height: 360,
  understood: null,
  prompt: 'a fox',
  isLoud: false,
  scene: null,
} as const;

const meta = {
  component: PreviewStage,
  args: {
    view: VIEW,
    ratio: 16 / 9,
    about: 'text',
    isExample: false,
    description: 'Preview: a fox',
    attach,
    canvas: () => null,
    light: () => undefined,
    onPlay: fn(),
    onPause: fn(),
    position: <FilmPosition frame={48} frames={120} fps={24} onSeek={fn()} />,
    onShuffle: fn(),
    onSound: fn(),
    onTakeExample: fn(),
  },
  decorators: [
    (Story) => (
      <div className="isolate max-w-[712px] p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PreviewStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Live preview, free')).toBeVisible();
    await expect(canvas.getByRole('figure', { name: 'Preview: a fox' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.onPause).toHaveBeenCalledTimes(1);
  },
};

export const FirstVisit: Story = {
  args: { isExample: true, description: 'Example: a sailboat' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Describe a scene')).toBeVisible();
    await expect(canvas.getByText('Example')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this example' }));
    await expect(args.onTakeExample).toHaveBeenCalledOnce();
  },
};

export const FirstVisitBeforeTheEngineIsThere: Story = {
  args: { isExample: true, view: { ...VIEW, state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Describe a scene')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const FirstVisitOnAPhone: Story = { ...onPhone, args: { isExample: true } };

export const Loading: Story = {
  args: { view: { ...VIEW, state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Live preview' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading the preview engine')).toBeVisible();
  },
};

export const StillUntilPlay: Story = {
  args: { view: { ...VIEW, state: 'still' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(args.onPlay).toHaveBeenCalledTimes(1);
  },
};

export const NoPreviewInThisBrowser: Story = {
  args: { view: { ...VIEW, state: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/doesn’t run in this browser. You can still create clips/)).toBeVisible();
  },
};

export const AnotherMaker: Story = {
  args: { otherMaker: 'Veo 3.1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Veo 3.1 will render it differently/)).toBeVisible();
  },
};

export const SlowDeviceHasNoLight: Story = {
  args: { view: { ...VIEW, width: 320 - 2 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('canvas')).toHaveLength(1);
  },
};

export const Upright: Story = {
  args: { ratio: 9 / 16 },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('figure', { name: 'Preview: a fox' }).getBoundingClientRect();
    await expect(height).toBeGreaterThan(width);
  },
};
export const OnAPhone: Story = { ...onPhone };

/** Controls of one thing that lie over each other cannot be pressed. */
async function expectNothingOverlaps(canvasElement: HTMLElement) {
  const boxes = [...canvasElement.querySelectorAll('button, input')].map((one) => one.getBoundingClientRect());
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
      await expect(isApart).toBe(true);
    }
    await expect(one.right).toBeLessThanOrEqual(globalThis.innerWidth);
  }
}

export const Magnified: Story = {
  globals: { viewport: { value: 'magnified' } },
  args: { isExample: true },
  play: ({ canvasElement }) => expectNothingOverlaps(canvasElement),
};

export const UprightOnAPhone: Story = {
  ...onPhone,
  args: { ratio: 9 / 16, isExample: true },
  play: ({ canvasElement }) => expectNothingOverlaps(canvasElement),
};

/** No picture yet: ours moves, and the button opens the field for one. */
export const AsksForAPicture: Story = {
  args: { about: 'image', isExample: true, description: 'Example: an animated image' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Add an image')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose an image' }));
    await expect(args.onTakeExample).toHaveBeenCalledOnce();
  },
};

export const WaitsForAPicture: Story = {
  args: { about: 'image', isExample: true, view: { ...VIEW, state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Add an image' })).toBeVisible();
  },
};

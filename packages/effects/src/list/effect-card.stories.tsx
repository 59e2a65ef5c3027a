import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { EffectCard } from './effect-card.tsx';

async function aPicture(): Promise<ImageBitmap | null> {
  const canvas = new OffscreenCanvas(32, 40);
  canvas.getContext('2d')?.fillRect(0, 0, 32, 40);
  return createImageBitmap(canvas);
}

const meta = {
  component: EffectCard,
  args: {
    words: { title: 'Bunny hop', description: 'Ears, a hop and petals.', category: 'Pets' },
    href: '/ai-video-effects/bunny-hop/',
    credits: 8,
    draw: fn(aPicture),
    onPoint: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-[296px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EffectCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsItsPictureAndItsPrice: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Bunny hop Pets 8 credits' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toHaveAttribute('data-drawn'));
    await expect(args.draw).toHaveBeenCalledOnce();
  },
};

/** A dark square of one pixel. */
const DRAWN = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';

/** A picture that is still on its way. */
export const ShowsItsColoursUntilThePictureIsThere: Story = {
  args: { picture: '/pictures/on-its-way.webp', colours: ['#88aacc', '#ddccaa', '#334455'] },
  play: async ({ canvasElement }) => {
    const { backgroundImage } = getComputedStyle(canvasElement.querySelector('img') as HTMLImageElement);
    await expect(backgroundImage).toContain('rgb(136, 170, 204), rgb(221, 204, 170), rgb(51, 68, 85)');
  },
};

export const ShowsThePictureThatWasDrawnBefore: Story = {
  args: { picture: DRAWN },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.complete).toBe(true));
    await expect(canvasElement.querySelector('img')).toHaveAttribute('loading', 'lazy');
    await expect(args.draw).not.toHaveBeenCalled();
  },
};

export const ComesWithAPlan: Story = {
  args: { needsPlan: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Needs a plan Bunny hop Pets 8 credits' })).toBeVisible();
  },
};

export const TellsThatItIsPointedAt: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link');
    await userEvent.hover(link);
    await expect(args.onPoint).toHaveBeenLastCalledWith(expect.any(HTMLElement));
    args.onPoint.mockClear();
    await userEvent.unhover(link);
    // The machine's own pointer may rest where the card lies, and come to it at any time.
    await expect(args.onPoint).toHaveBeenCalledWith(null);
    args.onPoint.mockClear();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(args.onPoint).toHaveBeenCalledWith(expect.any(HTMLElement));
  },
};

export const OfTheSeason: Story = {
  args: { isBanner: true },
  decorators: [
    (Story) => (
      <div className="w-[860px]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Ears, a hop and petals/ })).toBeVisible();
  },
};

export const InTheFirstRow: Story = {
  args: { isFirst: true, picture: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('loading', 'eager');
  },
};

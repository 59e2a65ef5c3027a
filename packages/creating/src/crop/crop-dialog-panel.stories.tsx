import { addPictureAtom } from '@kinora/source-files';
import { onPhone, seed, withAtoms, type Seed } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { openLinkAtom } from '../draft/draft-atoms.ts';
import { pageKindAtom } from '../kept/page-kind-atoms.ts';
import { LiveCanvasPanel } from '../preview/live-canvas-panel.tsx';
import { CropDialogPanel } from './crop-dialog-panel.tsx';

/** A meadow with somebody in red on its right side. */
async function aWalk(): Promise<File> {
  const canvas = new OffscreenCanvas(960, 540);
  const context = canvas.getContext('2d');
  const fill = (colour: string, place: readonly [number, number, number, number]) => {
    if (!context) return;
    context.fillStyle = colour;
    context.fillRect(...place);
  };
  fill('#b9d4ec', [0, 0, 960, 540]);
  fill('#5f9a4a', [0, 330, 960, 210]);
  fill('#b3202e', [720, 210, 108, 210]);
  fill('#d9a27c', [738, 132, 72, 78]);
  return new File([await canvas.convertToBlob()], 'walk.png', { type: 'image/png' });
}

const file = await aWalk();
const walk: Seed = (store) => void store.set(addPictureAtom, { place: 'first', file });

const meta = {
  component: CropDialogPanel,
  args: { field: 'first', onClose: fn() },
  // What the preview's worker knows of the picture is where the dialog begins.
  render: (args) => (
    <>
      <div className="relative aspect-video w-80">
        <LiveCanvasPanel />
      </div>
      <CropDialogPanel {...args} />
    </>
  ),
  beforeEach: () => globalThis.localStorage.clear(),
  decorators: [withAtoms(seed(pageKindAtom, 'image'), walk, seed(openLinkAtom, 'shape=9%3A16'))],
} satisfies Meta<typeof CropDialogPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const automatic = () => screen.findByText('Default crop', {}, { timeout: 20_000 });
const use = () => userEvent.click(screen.getByRole('button', { name: 'Apply crop' }));
const stored = () => globalThis.localStorage.getItem('kinora:draft:image') ?? '';

export const BeginsWhereItIsCutAutomatically: Story = {
  play: async ({ args }) => {
    const across = await screen.findByRole('slider', { name: 'From left to right' });
    await waitFor(async () => expect(await automatic()).toBeVisible(), { timeout: 20_000 });
    const { value } = across as HTMLInputElement;
    await expect(Number(value)).toBeGreaterThan(65);
    await use();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(stored()).not.toContain('zoom');
  },
};

export const GoesOnFromThere: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await automatic()).toBeVisible(), { timeout: 20_000 });
    await userEvent.keyboard('{ArrowLeft}+');
    await expect(await automatic()).not.toBeVisible();
    await use();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(stored()).toMatch(/"crops":\{"first":\{"x":0\.[67]\d*,"y":0\.5,"zoom":1\.1\}\}/);
  },
};

export const OnAPhone: Story = { ...onPhone };

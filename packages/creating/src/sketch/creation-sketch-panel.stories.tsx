import type { Creation } from '@kinora/contracts/creations';
import { aCreation } from '@kinora/contracts/fixtures';
import { isPicture, pixelsOf, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { openLinkAtom } from '../draft/draft-atoms.ts';
import { LiveCanvasPanel } from '../preview/live-canvas-panel.tsx';
import { sketchOf } from './creation-sketch-panel.tsx';

function Page({ creation }: { creation: Creation }) {
  return (
    <div className="isolate grid max-w-[400px] gap-2 p-4">
      <div className="relative aspect-video">
        <LiveCanvasPanel />
      </div>
      <div className="relative aspect-video w-37">{sketchOf(creation)}</div>
    </div>
  );
}

const meta = {
  component: Page,
  args: { creation: aCreation() },
  decorators: [withAtoms(seed(openLinkAtom, 'prompt=a+fox&model=local&seed=7'))],
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const sketchIn = (host: HTMLElement) => host.querySelector<HTMLCanvasElement>('canvas[aria-hidden=true].bg-well');

export const IsDrawnByTheEngineOfTheStage: Story = {
  play: async ({ canvasElement }) => {
    // The engine needs its worker, its code and its art.
    await waitFor(() => expect(sketchIn(canvasElement)?.width).toBe(296), { timeout: 20_000 });
    const sketch = sketchIn(canvasElement);
    await expect(sketch && isPicture(pixelsOf(sketch))).toBe(true);
  },
};

export const IsNoneForAnotherMaker: Story = {
  args: { creation: aCreation({ model: 'veo-3-1' }) },
  play: async ({ canvasElement }) => {
    await expect(sketchIn(canvasElement)).toBeNull();
  },
};

import { openLinkAtom } from '@kinora/creating';
import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { PreviewStagePanel } from './preview-stage-panel.tsx';

const meta = {
  component: PreviewStagePanel,
  decorators: [
    withAtoms(seed(openLinkAtom, 'prompt=a+fox&model=local&shape=1%3A1&seed=7')),
    (Story) => (
      <div className="isolate max-w-[400px] p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PreviewStagePanel>;
export default meta;

export const KeepsItsPlaceUntilThePlayerIsHere: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    const heightOf = () => canvas.getByRole('region', { name: 'Live preview' }).getBoundingClientRect().height;
    const before = heightOf();
    // The engine needs its worker, its code and its art.
    await waitFor(() => expect(canvasElement.querySelector('canvas[data-frame]')).not.toBeNull(), { timeout: 20_000 });
    await expect(Math.abs(heightOf() - before)).toBeLessThan(1);
  },
};

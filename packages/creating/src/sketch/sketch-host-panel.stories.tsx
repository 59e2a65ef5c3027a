import { aCreation } from '@kinora/contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { sketchOf } from './creation-sketch-panel.tsx';
import { SketchHostPanel } from './sketch-host-panel.tsx';

function Whole() {
  return (
    <div className="max-w-60 [&>canvas]:w-full">
      {sketchOf(aCreation())}
      <SketchHostPanel />
    </div>
  );
}

const meta = { component: Whole } satisfies Meta<typeof Whole>;
export default meta;

export const DrawsWithoutAStage: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    // A sketch has more pixels than the canvas that waits for it.
    const sketch = canvasElement.querySelector('canvas');
    await waitFor(() => expect(sketch?.width).toBeGreaterThan(16), { timeout: 20_000 });
  },
};

import { openLinkAtom } from '@kinora/creating';
import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LiveStagePanel } from '../stage/live-stage-panel.tsx';
import { SeenAndMissedPanel } from './seen-and-missed-panel.tsx';

/** The stage is what reads the prompt. */
function Page() {
  return (
    <div className="isolate grid max-w-[400px] gap-2 p-4">
      <LiveStagePanel />
      <SeenAndMissedPanel />
    </div>
  );
}

const meta = { component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatTheEngineRead: Story = {
  decorators: [withAtoms(seed(openLinkAtom, 'prompt=a+fox+and+a+zeugma&model=local'))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Can’t draw yet:/, {}, { timeout: 20_000 })).toBeVisible();
    await expect(canvas.getByText('zeugma')).toBeVisible();
  },
};

export const SaysNothingOfTheExample: Story = {
  decorators: [withAtoms(seed(openLinkAtom, 'prompt=&model=local'))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Example', {}, { timeout: 20_000 })).toBeVisible();
    await expect(canvas.queryByText('Understood:')).toBeNull();
  },
};

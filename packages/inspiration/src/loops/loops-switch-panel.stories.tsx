import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { playsLoopsAtom } from './loops-atoms.ts';
import { LoopsSwitchPanel } from './loops-switch-panel.tsx';

const meta = {
  component: LoopsSwitchPanel,
  decorators: [withAtoms(seed(playsLoopsAtom, true))],
} satisfies Meta<typeof LoopsSwitchPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatAPressDoes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause all scenes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Play all scenes' }));
    await expect(canvas.getByRole('button', { name: 'Pause all scenes' })).toBeVisible();
  },
};

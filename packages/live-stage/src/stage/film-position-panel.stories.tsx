import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { playerAtoms } from '../player/player-atoms.ts';
import { playerPartsAtom } from '../player/player-parts-atoms.ts';
import { FilmPositionPanel } from './film-position-panel.tsx';

const meta = {
  component: FilmPositionPanel,
  args: { frameAtom: playerAtoms(playerPartsAtom).frameAtom, frames: 120, fps: 24, onSeek: fn() },
} satisfies Meta<typeof FilmPositionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The live stage's own stories follow it through a film. */
export const BeforeAFilm: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Position' })).toHaveValue('0');
  },
};

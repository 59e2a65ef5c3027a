import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';

import { FilmTurnPanel } from './film-turn-panel.tsx';

const meta = {
  component: FilmTurnPanel,
  args: {
    id: 'fox-snow',
    children: ({ follow, isPlaying }) => (
      <div ref={follow} className="h-20 w-40 bg-surface-3">
        {isPlaying ? 'Plays' : 'Stands still'}
      </div>
    ),
  },
} satisfies Meta<typeof FilmTurnPanel>;
export default meta;

/** Who wants no motion, as in these tests, sees it stand still even while it is pointed at. */
export const StandsStillForThoseWhoWantNoMotion: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await fireEvent.pointerEnter(canvas.getByText('Stands still'));
    await expect(canvas.getByText('Stands still')).toBeVisible();
  },
};

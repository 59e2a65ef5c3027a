import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';

import { playerPartsAtom } from '../player/player-parts-atoms.ts';
import type { PromptScene } from '../player/preview-scene.ts';
import { cardMoverAtom } from './cards-atoms.ts';
import { CardsHostPanel } from './cards-host-panel.tsx';

const SCENE: PromptScene = {
  kind: 'prompt',
  prompt: 'a red fox in a snowy forest at dusk',
  options: { shape: '16:9', resolution: '360p', seconds: 3, style: 'storybook', seed: 7 },
};

function OneCard() {
  const slot = useRef<HTMLDivElement>(null);
  const mover = useAtomValue(cardMoverAtom);
  return (
    <>
      <button type="button" onClick={() => slot.current && mover.move(SCENE, slot.current)}>
        Point
      </button>
      <button type="button" onClick={mover.rest}>
        Leave
      </button>
      <div ref={slot} data-testid="slot" className="aspect-video w-72 [&>canvas]:size-full" />
      <CardsHostPanel />
    </>
  );
}

const meta = { component: CardsHostPanel, render: OneCard } satisfies Meta<typeof CardsHostPanel>;
export default meta;

export const LendsItsCanvasToOneCard: StoryObj<typeof meta> = {
  decorators: [withAtoms(seed(playerPartsAtom, { ...playerPartsAtom.init, isStill: false }))],
  play: async ({ canvas, userEvent }) => {
    const slot = canvas.getByTestId('slot');
    await userEvent.click(canvas.getByRole('button', { name: 'Point' }));
    await waitFor(() => expect(slot.querySelector('canvas')).not.toBeNull(), { timeout: 15_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(slot.querySelector('canvas')).toBeNull();
  },
};

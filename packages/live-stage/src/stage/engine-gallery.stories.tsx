import { difference, filmIn, isPicture, pixelsOf } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { browserParts } from '../player/browser-parts.ts';
import { createPreviewPlayer } from '../player/preview-player.ts';
import type { PromptScene } from '../player/preview-scene.ts';

const SETS = {
  lake: 'mountain lake at dawn, a canoe',
  forest: 'two foxes running through a snowy forest at dawn',
  sea: 'a paper boat on a storm at night',
  alley: 'a bowl of ramen steaming in a neon-lit alley in the rain',
  underwater: 'a whale swimming under an iceberg',
  valley: 'hot air balloons over a green valley',
  space: 'an astronaut floats above the earth',
  castle: 'a dragon circles a castle at sunset',
  desert: 'a car drives through the desert',
  room: 'a cat asleep on a windowsill in the rain',
} as const;

const STYLES = ['storybook', 'paper', 'ink', 'neon', 'pixel', 'watercolour', 'clay', 'woodcut', 'chalk'] as const;

const MOVES = [
  'slow push in',
  'zoom out',
  'pan left',
  'pan right',
  'tilt up',
  'tilt down',
  'the camera follows',
  'static camera',
] as const;

interface FilmProps {
  set: keyof typeof SETS;
  style: (typeof STYLES)[number];
  move: (typeof MOVES)[number];
}

/** The engine at work in its worker, moving whatever the browser prefers: this page is here to look at it. */
function EngineFilm({ set, style, move }: FilmProps) {
  const [player] = useState(() => createPreviewPlayer({ ...browserParts, isStill: false }));
  const { attach, show } = player;
  useEffect(() => {
    const options = { shape: '16:9', resolution: '360p', seconds: 5, style, seed: 7 } as const;
    const scene: PromptScene = { kind: 'prompt', prompt: `${SETS[set]}, ${move}`, options };
    show(scene);
  }, [show, set, style, move]);
  return (
    <figure
      ref={attach}
      aria-label={`${set}, ${style}, ${move}`}
      className="aspect-video w-full max-w-[640px] [&>canvas]:size-full"
    />
  );
}

const meta = {
  title: 'Engine/Scenes',
  component: EngineFilm,
  args: { set: 'lake', style: 'storybook', move: 'slow push in' },
  argTypes: {
    set: { control: 'select', options: Object.keys(SETS) },
    style: { control: 'select', options: STYLES },
    move: { control: 'select', options: MOVES },
  },
  play: async ({ canvasElement }) => {
    const film = await waitFor(() => filmIn(canvasElement));
    const slow = { timeout: 30_000 };
    await waitFor(() => expect(isPicture(pixelsOf(film))).toBe(true), slow);
    const first = pixelsOf(film);
    await waitFor(() => expect(difference(first, pixelsOf(film))).toBeGreaterThan(0.3), slow);
  },
} satisfies Meta<typeof EngineFilm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sets: Story = { args: { set: 'forest' } };
export const Styles: Story = { args: { style: 'ink' } };
export const CameraMoves: Story = { args: { set: 'valley', move: 'pan left' } };

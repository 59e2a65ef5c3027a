import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { anItem } from '../testing/library-server.ts';
import { ClipFacts } from './clip-facts.tsx';

const meta = {
  component: ClipFacts,
  args: { item: anItem(1, { tags: ['sea', 'night'] }), folder: 'Boats' },
} satisfies Meta<typeof ClipFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TellsEverything: Story = {
  play: async ({ canvas }) => {
    for (const text of ['Local preview engine', '5 s', '1,280 × 720', 'Storybook', '7', 'Boats', 'sea, night']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};

export const OfAClipThatIsNotThere: Story = {
  args: { item: anItem(1, { result: null, input: { effect: 'bunny-hop' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Resolution')).toBeNull();
    await expect(canvas.queryByText('Seed')).toBeNull();
  },
};

export const OfAPartOfAPicture: Story = {
  args: { item: anItem(1, { mode: 'image', input: { first: 'u', crops: { first: { x: 0.5, y: 0.5, zoom: 2 } } } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Custom crop')).toBeVisible();
  },
};

export const OfAChosenCamera: Story = {
  args: { item: anItem(1, { input: { prompt: 'a fox', camera: 'orbit' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Orbit')).toBeVisible();
  },
};

export const OfAFreeTrial: Story = {
  args: { item: anItem(1, { mode: 'effect', input: { effect: 'bunny-hop', camera: 'auto' }, trial: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free trial')).toBeVisible();
    await expect(canvas.queryByText('Camera')).toBeNull();
  },
};

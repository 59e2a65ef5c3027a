import { filmIn, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { openLinkAtom } from '../draft/draft-atoms.ts';
import { LiveCanvasPanel } from './live-canvas-panel.tsx';

const SLOW = { timeout: 20_000 };

const meta = {
  component: LiveCanvasPanel,
  decorators: [
    withAtoms(
      seed(openLinkAtom, new URLSearchParams({ prompt: 'a red fox in snow', model: 'local', seed: '7' }).toString()),
    ),
    (Story) => (
      <div className="relative aspect-video w-96 max-w-full">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LiveCanvasPanel>;
export default meta;

export const ShowsTheDraft: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure', { name: 'Preview: a red fox in snow' })).toBeInTheDocument();
    const button = await canvas.findByRole('button', { name: /^(Play|Pause)$/ }, SLOW);
    if (button.getAttribute('aria-label') === 'Play') await userEvent.click(button);
    await waitFor(() => expect(filmIn(canvasElement).dataset.state).toBe('playing'), SLOW);
  },
};

import { lazyCreating } from '@kinora/creating';
import { playerPartsAtom } from '@kinora/live-stage';
import { noEngine, onPhone, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { PromptLine } from '../testing/prompt-line.tsx';
import { HeroPanel } from './hero-panel.tsx';

const meta = {
  component: HeroPanel,
  args: { composer: <PromptLine /> },
  beforeEach: async () => void (await lazyCreating.load()),
  decorators: [
    withAtoms(seed(playerPartsAtom, noEngine)),
    // On phones it reaches the edges of the page.
    (StoryOf) => (
      <div className="max-nav:px-4">
        <StoryOf />
      </div>
    ),
  ],
} satisfies Meta<typeof HeroPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HoldsAComposerOverTheFilm: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('canvas, [data-state]')).not.toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prompt' }), 'a boat');
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue('a boat');
    const heading = canvas.getByRole('heading', { level: 1 });
    await waitFor(() => expect(heading.checkVisibility({ opacityProperty: true })).toBe(false));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Prompt' }));
    await waitFor(() => expect(heading.checkVisibility({ opacityProperty: true })).toBe(true));
  },
};

export const OnAPhone: Story = { ...onPhone };

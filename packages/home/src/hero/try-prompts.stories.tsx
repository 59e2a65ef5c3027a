import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { TRY_PROMPTS } from './try-prompts.data.ts';
import { TryPrompts } from './try-prompts.tsx';

const meta = {
  component: TryPrompts,
  args: { prompts: TRY_PROMPTS.en, language: 'en', onTry: fn(), onSurprise: fn() },
  decorators: [
    // On phones they reach the edges of the page.
    (StoryOf) => (
      <div className="px-4">
        <StoryOf />
      </div>
    ),
  ],
} satisfies Meta<typeof TryPrompts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TriesOne: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'A paper boat in a storm at night' }));
    await expect(args.onTry).toHaveBeenCalledWith('A paper boat in a storm at night');
  },
};

export const TakesOneByChance: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Surprise me' }));
    await expect(args.onSurprise).toHaveBeenCalledOnce();
  },
};

export const InGerman: Story = {
  args: { prompts: TRY_PROMPTS.de, language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ein Papierboot im Sturm bei Nacht')).toHaveAttribute('lang', 'de');
  },
};

export const OnAPhone: Story = { ...onPhone };

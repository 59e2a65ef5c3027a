import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { TryPrompts } from './try-prompts.tsx';

const meta = {
  component: TryPrompts,
  args: {
    prompts: [
      'A paper boat in a storm at night',
      'A rocket flies over a ringed planet',
      'A deer in a snowy forest at dusk',
      'A taxi drives through a neon city in the rain',
    ],
    language: 'en',
    onTry: fn(),
    onSurprise: fn(),
  },
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
  args: { prompts: ['Ein Papierboot im Sturm bei Nacht', 'Ein Reh im verschneiten Wald'], language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ein Papierboot im Sturm bei Nacht')).toHaveAttribute('lang', 'de');
  },
};

export const InArabic: Story = {
  args: { prompts: ['قارب ورقي في عاصفة ليلًا', 'غزال في غابة ثلجية عند الغسق'], language: 'ar' },
  globals: { locale: 'ar' },
  play: async ({ canvas, args, userEvent }) => {
    const prompt = canvas.getByText('قارب ورقي في عاصفة ليلًا');
    await expect(prompt).toHaveAttribute('lang', 'ar');
    await expect(getComputedStyle(prompt).direction).toBe('rtl');
    await userEvent.click(prompt);
    await expect(args.onTry).toHaveBeenCalledWith('قارب ورقي في عاصفة ليلًا');
  },
};

/** Where no prompts are offered in the page's language. */
export const InEnglishOnAnArabicPage: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const prompt = canvas.getByText('A paper boat in a storm at night');
    await expect(prompt).toHaveAttribute('lang', 'en');
    await expect(getComputedStyle(prompt).direction).toBe('ltr');
  },
};

export const OnAPhone: Story = { ...onPhone };

import { GPU_CREDITS } from '@kinora/contracts';
import { CATALOGUE, findMode } from '@kinora/contracts/catalogue';
import { onPhone } from '@kinora/testkit';
import { Switch } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import type { ModelsHere } from './models-here.ts';
import { OfferChoice } from './offer-choice.tsx';
import { offersFor, type Offer } from './offers.ts';

const MAKERS = ['local', 'veo-3-1', 'hailuo-02', 'vidu-q1', 'pixverse-4-5'];
const routes = CATALOGUE.filter(({ slug }) => MAKERS.includes(slug)).map(({ slug, modes }) => ({
  model: slug,
  modes: modes.map(({ mode }) => mode),
}));
const here: ModelsHere = {
  routes,
  gpuCredits: GPU_CREDITS,
  localLines: 720,
  keyOf: () => null,
  offered: ({ model, mode }) => findMode(model, mode),
};
const asked = { model: 'veo-3-1', mode: 'text', input: { prompt: 'a fox', seconds: 8, audio: true } } as const;
const [best, ...others] = offersFor(asked, here);
if (!best) throw new Error('every other model makes clips of words');
const LONG: Offer = {
  ...best,
  asked: { ...best.asked, model: 'A model of a maker who gives models names that hardly fit on a phone' },
  price: 12_345,
};

const hrefOf = ({ asked: { model } }: Offer): string | null => `/text-to-video/#model=${model}`;

const meta = {
  component: OfferChoice,
  args: {
    offers: [best, ...others],
    look: 'default',
    hrefOf,
    onTake: fn(),
    children: `Try with PixVerse 4.5 for ${best.price}`,
  },
  decorators: [
    (Story) => (
      <div className="isolate min-h-80 p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OfferChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Try with PixVerse 4.5 for 96' })).toBeVisible();
    await expect(canvas.getByText('Sound is left out')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Other models' }));
    await waitFor(() => expect(canvas.getAllByRole('menuitem')[0]).toHaveFocus());
    const entries = canvas.getAllByRole('menuitem');
    const prices = entries.map(({ textContent }) => Number(/(\d+) credits/.exec(textContent)?.[1]));
    await expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    await expect(
      canvas.getByRole('menuitem', { name: /^Vidu Q1 32 credits 8 s becomes 5 s; sound is left out$/ }),
    ).toBeVisible();
  },
};

export const OnlyOne: Story = {
  args: { offers: [best] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/text-to-video/#model=pixverse-4-5');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const SetsUpTheFormOfThisPage: Story = {
  args: { hrefOf: () => null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Try with/ }));
    await expect(args.onTake).toHaveBeenCalledWith(best);
    await userEvent.click(canvas.getByRole('button', { name: 'Other models' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: /^Hailuo 02/ }));
    await expect(args.onTake).toHaveBeenLastCalledWith(others.find((offer) => offer.asked.model === 'hailuo-02'));
  },
};

export const OfADraft: Story = {
  args: {
    look: 'soft',
    children: 'Make it with Veo 3.1 for 64 credits',
    aside: <Switch label="Start with this frame" checked onSwitch={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Start with this frame' })).toBeChecked();
  },
};

const isWithinTheScreen = (element: HTMLElement) =>
  element.getBoundingClientRect().right <= document.documentElement.clientWidth;

export const WithLongNamesOnAPhone: Story = {
  ...onPhone,
  args: {
    offers: [LONG, ...others],
    children: `Try with ${LONG.asked.model} for ${LONG.price}`,
    aside: <Switch label="Start with this frame" onSwitch={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Try with A model/ })).toSatisfy(isWithinTheScreen);
    await userEvent.click(canvas.getByRole('button', { name: 'Other models' }));
    await expect(canvas.getByRole('menuitem', { name: /^A model of a maker/ })).toSatisfy(isWithinTheScreen);
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'نماذج أخرى' }));
    await expect(canvas.getAllByRole('menuitem')).toHaveLength(others.length + 1);
  },
};

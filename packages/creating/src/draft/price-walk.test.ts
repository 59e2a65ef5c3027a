import { GPU_CREDITS } from '@kinora/contracts';
import { CATALOGUE, nearestChoices, type CatalogueMode, type Choices } from '@kinora/contracts/catalogue';
import { everyCombination, expectedPriceOf } from '@kinora/contracts/fixtures';
import { describe, expect, it } from 'vitest';

import { checkDraft, costOf, freshDraft, type Draft } from './draft.ts';
import { parametersWith } from './options.ts';

interface Offer {
  readonly slug: string;
  readonly mode: CatalogueMode;
}

const modes = CATALOGUE.flatMap(({ slug, modes: all }) =>
  all.map((mode) => [`${slug} ${mode.mode}`, { slug, mode }] as const),
);
/** What a price may hang on. */
const BOUND = ['tier', 'resolution', 'seconds', 'motion', 'audio'];

const draftOf = ({ slug, mode }: Offer, choices: Choices): Draft => ({
  ...freshDraft('text', 7),
  prompt: 'a boat',
  model: slug,
  mode: mode.mode,
  choices,
});

const isSold = ({ slug, mode }: Offer, choices: Choices) => expectedPriceOf(slug, mode.mode, choices) !== undefined;

// The table is written by hand and shares nothing with what prices; the server is held to the same one.
describe.each(modes)('the form of %s', (_name, offer) => {
  const { slug, mode } = offer;
  const all = everyCombination(mode.parameters);
  const sold = all.filter((choices) => isSold(offer, choices));

  it('prices what the table has, four at once too', () => {
    const costs = sold.map((choices) => [choices, costOf({ ...draftOf(offer, choices), count: 4 }, GPU_CREDITS).total]);
    expect(costs).toEqual(sold.map((choices) => [choices, (expectedPriceOf(slug, mode.mode, choices) ?? 0) * 4]));
  });

  it('sends nothing else, and never stands at anything else', () => {
    expect(all.filter((choices) => checkDraft(draftOf(offer, choices)).ok)).toEqual(sold);
    expect(all.map((choices) => nearestChoices(mode, choices)).filter((choices) => !isSold(offer, choices))).toEqual(
      [],
    );
  });

  it('disables exactly what nobody sells beside the other choices', () => {
    const offered = sold.flatMap((choices) =>
      parametersWith(mode, choices).flatMap(({ name, options }) =>
        options.map(({ breach, value }) => ({ name, isOpen: breach === null, next: { ...choices, [name]: value } })),
      ),
    );
    const wrong = offered.filter(({ isOpen, name, next }) => BOUND.includes(name) && isOpen !== isSold(offer, next));
    expect(wrong).toEqual([]);
  });
});

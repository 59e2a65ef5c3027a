import { expect, it } from 'vitest';

import { CATALOGUE } from './catalogue/catalogue.ts';
import { checkInput } from './catalogue/check-input.ts';
import { inputWith, slotsOf } from './catalogue/file-slots.ts';
import { priceOf } from './catalogue/price.ts';
import { everyCombination, handPriceKey, handPriceKeys, handPriceOf } from './hand-prices.ts';

const modes = CATALOGUE.flatMap(({ slug, modes: all }) =>
  all.map((mode) => [`${slug} ${mode.mode}`, { slug, mode }] as const),
);

it.each(modes)(
  '%s can be made exactly where the table by hand has a price, for that price',
  (_name, { slug, mode }) => {
    const files = inputWith(Object.fromEntries(slotsOf(mode).map((slot) => [slot, 'a-file'])));
    const combinations = everyCombination(mode.parameters);
    const priced = combinations.map((choices) => {
      const checked = checkInput(slug, mode.mode, { prompt: 'a boat', ...files, ...choices } as object);
      return [choices, checked.ok ? priceOf(mode, checked.value.choices) : undefined];
    });
    expect(priced).toEqual(combinations.map((choices) => [choices, handPriceOf(slug, mode.mode, choices)]));
  },
);

it('has no price that no combination reaches', () => {
  const reached = modes.flatMap(([, { slug, mode }]) =>
    everyCombination(mode.parameters).map((choices) => handPriceKey(slug, mode.mode, choices)),
  );
  expect(handPriceKeys().filter((key) => !reached.includes(key))).toEqual([]);
});

import { GPU_CREDITS } from '@kinora/contracts';
import { CATALOGUE, inputWith, slotsOf } from '@kinora/contracts/catalogue';
import { everyCombination, expectedPriceOf } from '@kinora/contracts/fixtures';
import { expect, it } from 'vitest';

import { AT_A_VENDOR } from './checked-request.ts';
import { checkRequest } from './clip-request.ts';

const deps = { routed: () => AT_A_VENDOR, gpuCredits: GPU_CREDITS, random: () => 0.5 };
const open = CATALOGUE.filter(({ lifecycle }) => lifecycle !== 'retired');
const modes = open.flatMap(({ slug, modes: all }) =>
  all.map((mode) => [`${slug} ${mode.mode}`, { slug, mode }] as const),
);

// The table is written by hand and shares nothing with what prices; the contracts hold the catalogue to it.
it.each(modes)('takes of %s what the table by hand has, for its price, and nothing else', (_name, { slug, mode }) => {
  const files = inputWith(Object.fromEntries(slotsOf(mode).map((slot) => [slot, 'a-file'])));
  const combinations = everyCombination(mode.parameters);
  const answers = combinations.map((choices) => {
    const input = { prompt: 'a boat', ...files, ...choices } as object;
    const checked = checkRequest({ model: slug, mode: mode.mode, input }, deps);
    return [choices, checked.ok ? checked.value.price : checked.failure.reason];
  });
  expect(answers).toEqual(
    combinations.map((choices) => [choices, expectedPriceOf(slug, mode.mode, choices) ?? 'invalid']),
  );
});
